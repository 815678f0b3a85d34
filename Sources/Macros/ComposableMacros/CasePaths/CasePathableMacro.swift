#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes a path to each case of the enum that `@CasePathable` is attached to.
enum CasePathableMacro: TextMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Whatever is wrong with the declaration is diagnosed once, where the members are made.
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    return extensions(
      type, "CasePaths.CasePathable", "CasePaths.CasePathIterable", of: declaration,
      among: protocols, in: context)
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnoseKind(
        of: declaration, macro: "CasePathable", requires: "an enum", id: "requiresEnum")
      return []
    }
    let cases = EnumCases(of: declaration)
    guard !cases.diagnoseDuplicates(macro: "CasePathable", context) else { return [] }

    let writer = AllCasePathsWriter(
      enumName: declaration.name.trimmed,
      isBindable: declaration.inherits(from: "BindableAction"),
      access: AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix,
      cases: cases)
    return writer.members(existing: declaration.memberBlock.typeAndVariableNames)
      .map(DeclSyntax.init(text:))
  }
}

extension MemberBlockSyntax {
  fileprivate var typeAndVariableNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
    }
    return names
  }
}
#endif
