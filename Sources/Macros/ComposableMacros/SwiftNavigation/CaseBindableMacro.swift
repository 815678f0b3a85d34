#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes an enum of bindings to what the cases of an enum hold.
enum CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(availability(of: declaration, in: context.lexicalContext))\
        extension \(type.trimmed): SwiftNavigation.CaseBindable {
        }
        """)
    ]
  }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      let name = declaration.declaredName.map { "'\($0.text)'" } ?? "this"
      context.diagnose(
        MacroDiagnostic(
          "'@CaseBindable' requires an enum, but \(name) is \(declaration.kindDescription)",
          macro: "CaseBindable", id: "requiresEnum"),
        at: declaration.kindKeyword)
      return []
    }
    let cases = EnumCases(of: declaration)
    guard !cases.elements.isEmpty else {
      context.diagnose(
        MacroDiagnostic(
          "'@CaseBindable' requires an enum with cases", macro: "CaseBindable",
          id: "requiresCases"),
        at: declaration.name)
      return []
    }
    let access = AccessLevel(of: declaration, in: context.lexicalContext).prefix
    return [
      """
      \(raw: access)enum CaseBinding {
      \(raw: cases.map { "case \($0.name)\($0.bindingType.map { "(\($0))" } ?? "")" })
      }
      """,
      """
      \(raw: access)static func _$caseBinding(\
      _ binding: SwiftNavigation.UIBinding<\(declaration.name.trimmed)>) -> CaseBinding {
      let value = binding.wrappedValue
      switch value {
      \(raw: cases.map { element in
        let argument = element.bindingType == nil
          ? "" : "(binding._$case(\\.\(element.name), of: value))"
        return "case .\(element.name):\nreturn .\(element.name)\(argument)"
      })
      }
      }
      """,
    ]
  }
}

extension EnumCases.Element {
  /// The type of a binding to what the case holds, if it holds anything.
  fileprivate var bindingType: String? {
    guard !parameters.isEmpty else { return nil }
    let types = parameters.map { parameter in
      let label = parameters.count > 1 ? parameter.firstName.map { "\($0.text): " } : nil
      return (label == "_: " ? "" : label ?? "") + parameter.type.trimmedDescription
    }
    let type = types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    return "SwiftNavigation.UIBinding<\(type)>"
  }
}
#endif
