#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes endpoints of a struct's closures, and writes its initializers.
enum DependencyClientMacro: TextMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      variable.isClientEndpoint, !variable.attributes.contains(named: "DependencyEndpoint")
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(
        .requiresStruct(name: declaration.declaredName?.text, kind: declaration.kindDescription),
        at: declaration.kindKeyword)
      return []
    }
    var isComplete = true
    let members = members(of: declaration.memberBlock.members) { binding in
      isComplete = false
      diagnoseMissingType(binding, in: context)
    }
    guard isComplete else { return [] }
    let writer = InitializerWriter(
      access: access(of: declaration, in: context),
      existing: declaration.memberBlock.initializerLabels)
    return writer.initializers(members).map(DeclSyntax.init(text:))
  }

  private static func access(
    of declaration: StructDeclSyntax, in context: some MacroExpansionContext
  ) -> MemberAccess {
    switch AccessLevel(of: declaration, in: context.lexicalContext) {
    case .public: .public
    case .package: .package
    case .inherited: .internal
    }
  }

  private static func members(
    of list: MemberBlockItemListSyntax, reportingUntyped report: (PatternBindingSyntax) -> Void
  ) -> [ClientMember] {
    list.flatMap { item -> [ClientMember] in
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return variable.clientProperties(reportingUntyped: report).map { .property($0) }
      }
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = conditional.clauses.map { clause in
        (
          opening: [clause.poundKeyword.text, clause.condition?.trimmedDescription]
            .compactMap { $0 }.joined(separator: " "),
          members: clause.elements?.as(MemberBlockItemListSyntax.self).map {
            members(of: $0, reportingUntyped: report)
          } ?? []
        )
      }
      return clauses.allSatisfy(\.members.isEmpty) ? [] : [.conditional(clauses)]
    }
  }

  private static func diagnoseMissingType(
    _ binding: PatternBindingSyntax, in context: some MacroExpansionContext
  ) {
    let name = binding.pattern.trimmedDescription
    let fixed = binding.trimmed
      .with(\.pattern, binding.pattern.trimmed)
      .with(
        \.typeAnnotation,
        TypeAnnotationSyntax(
          colon: .colonToken(trailingTrivia: .space),
          type: IdentifierTypeSyntax(name: .identifier("<#Type#>")),
          trailingTrivia: binding.initializer == nil ? [] : .space))
    context.diagnose(
      .requiresType(name), at: binding,
      fixIts: [
        FixIt(
          message: MacroDiagnostic.insertType(name),
          changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))])
      ])
  }
}

extension MemberBlockSyntax {
  /// The labels of each initializer that is written here.
  fileprivate var initializerLabels: Set<[String]> {
    Set(
      members.compactMap { member in
        member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
          .map(\.firstName.text)
      })
  }
}
#endif
