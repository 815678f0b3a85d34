#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a class observe its properties.
enum PerceptibleMacro: TextMacro {}

extension PerceptibleMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    // The compiler asks for 'Observable', of which this is a second name.
    let missing: [TypeSyntax] = protocols.isEmpty ? [] : ["PerceptionCore.Perceptible"]
    return extensions(
      type, "nonisolated PerceptionCore.Perceptible", of: declaration, among: missing, in: context)
  }
}

extension PerceptibleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable, property.identifier != nil,
      !property.attributes.contains(named: "PerceptionIgnored"),
      !property.attributes.contains(named: "PerceptionTracked")
    else { return [] }
    return ["@PerceptionCore.PerceptionTracked"]
  }
}

extension PerceptibleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      context.diagnoseKind(
        of: declaration, macro: "Perceptible", requires: "a class", id: "requiresClass")
      return []
    }
    let type = declaration.name.trimmed
    return [
      "private let _$perceptionRegistrar = PerceptionCore.PerceptionRegistrar()",
      """
      internal nonisolated func access<Member>(keyPath: Swift.KeyPath<\(type), Member>) {
        _$perceptionRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: Swift.KeyPath<\(type), Member>,
        _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ]
    .map(DeclSyntax.init(text:))
  }
}
#endif
