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
      context.diagnoseKind(
        of: declaration, macro: "DependencyClient", requires: "a struct", id: "requiresStruct")
      return []
    }
    var isComplete = true
    let members = members(of: declaration.memberBlock.members) { binding in
      isComplete = false
      diagnoseMissingType(binding, in: context)
    }
    guard isComplete else { return [] }
    let writer = InitializerWriter(
      access: AccessLevel(ofMembersIn: declaration, in: context.lexicalContext),
      existing: declaration.memberBlock.initializerLabels)
    return writer.initializers(members).map(DeclSyntax.init(text:))
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
      .init(
        of: "DependencyClient", "requires '\(name)' to have a type that is written down",
        "requiresType"),
      at: binding,
      fixIts: [
        .replacing(
          binding, with: fixed, "Insert the type of '\(name)'", macro: "DependencyClient",
          id: "insertType")
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
