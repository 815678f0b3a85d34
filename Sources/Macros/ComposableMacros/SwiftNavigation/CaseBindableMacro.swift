#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes an enum of bindings to what the cases of an enum hold, for code without views.
enum CaseBindableMacro: TextMacro {
  fileprivate static let enumeration = BindingEnumeration(
    name: "UIBindingEnumeration", binding: "SwiftNavigation.UIBinding")
}

/// Writes enums of bindings to what the cases of an enum hold, for views and for code without them.
enum ViewCaseBindableMacro: TextMacro {
  fileprivate static let enumeration = BindingEnumeration(
    name: "BindingEnumeration", binding: "ComposableUI.Binding")
}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    let casePathable =
      declaration.attributes.contains(named: "CasePathable")
      ? []
      : try CasePathableMacro.expansion(
        of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols,
        in: context)
    let conformances = [
      ("CaseBindable", "SwiftNavigation.CaseBindable"),
      ("ViewCaseBindable", "ComposableViews.ViewCaseBindable"),
    ].filter { name, _ in protocols.contains { $0.names(name) } }.map(\.1)
    guard !conformances.isEmpty else { return casePathable }
    return casePathable + [
      ExtensionDeclSyntax(
        of: type, conformingTo: conformances,
        availability: availability(of: declaration, in: context.lexicalContext))
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
    guard !EnumCases(of: declaration).elements.isEmpty else {
      context.diagnose(
        MacroDiagnostic(
          "'@CaseBindable' requires an enum with cases", macro: "CaseBindable",
          id: "requiresCases"),
        at: declaration.name)
      return []
    }
    let casePaths =
      declaration.attributes.contains(named: "CasePathable")
      ? []
      : try CasePathableMacro.expansion(
        of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    return casePaths + enumeration.members(of: declaration, in: context)
  }
}

extension ViewCaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try CaseBindableMacro.expansion(
      of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols,
      in: context)
  }
}

extension ViewCaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let members = try CaseBindableMacro.expansion(
      of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    guard !members.isEmpty, let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    return members + enumeration.members(of: declaration, in: context)
  }
}

/// An enum of one kind of bindings to what the cases of an enum hold.
private struct BindingEnumeration {
  let name: String
  let binding: String

  /// Returns the enum, and the function that makes it of a binding.
  func members(
    of declaration: EnumDeclSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let cases = EnumCases(of: declaration)
    let access = AccessLevel(of: declaration, in: context.lexicalContext).prefix
    let declarations = cases.map { element in
      let payload = element.payload.map { "(\(binding)<\($0)>)" }
      return "case \(element.name)\(payload ?? "")"
    }
    let bindings = cases.map { element in
      let argument =
        element.payload == nil ? "" : "(binding._$case(\\.\(element.name), of: value))"
      return """
        case .\(element.name):
          return .\(element.name)\(argument)
        """
    }
    return [
      """
      \(access)enum \(name) {
        \(declarations.indented())
      }
      """,
      """
      \(access)static func _$caseBinding(\
      _ binding: \(binding)<\(declaration.name.trimmed)>) -> \(name) {
        let value = binding.wrappedValue
        switch value {
        \(bindings.indented())
        }
      }
      """,
    ]
    .map(DeclSyntax.init(text:))
  }
}

extension EnumCases.Element {
  /// The type of what the case holds, if it holds anything.
  fileprivate var payload: String? {
    guard !parameters.isEmpty else { return nil }
    let types = parameters.map { parameter in
      let label = parameters.count > 1 ? parameter.firstName.map { "\($0.text): " } : nil
      return (label == "_: " ? "" : label ?? "") + parameter.type.trimmedDescription
    }
    return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
  }
}
#endif
