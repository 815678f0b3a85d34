#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes an enum of bindings to what the cases of an enum hold, for code without views.
enum CaseBindableMacro: BindingsMacro {
  fileprivate static let enumerations = [
    BindingEnumeration(name: "UIBindingEnumeration", binding: "SwiftNavigation.UIBinding")
  ]
}

/// Writes enums of bindings to what the cases of an enum hold, for views and for code without them.
enum ViewCaseBindableMacro: BindingsMacro {
  fileprivate static let enumerations =
    CaseBindableMacro.enumerations + [
      BindingEnumeration(name: "BindingEnumeration", binding: "ComposableUI.Binding")
    ]
}

private protocol BindingsMacro: ExtensionMacro, MemberMacro, TextMacro {
  static var enumerations: [BindingEnumeration] { get }
}

extension BindingsMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    let casePathable =
      declaration.attributes.contains(named: "CasePathable")
      ? []
      : try CasePathableMacro.expansion(
        of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols,
        in: context)
    return casePathable
      + extensions(
        type, "SwiftNavigation.CaseBindable", "ComposableViews.ViewCaseBindable", of: declaration,
        among: protocols, in: context)
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnoseKind(
        of: declaration, macro: "CaseBindable", requires: "an enum", id: "requiresEnum")
      return []
    }
    guard !EnumCases(of: declaration).elements.isEmpty else {
      context.diagnose(
        .init(of: "CaseBindable", "requires an enum with cases", "requiresCases"),
        at: declaration.name)
      return []
    }
    let casePaths =
      declaration.attributes.contains(named: "CasePathable")
      ? []
      : try CasePathableMacro.expansion(
        of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    return casePaths + enumerations.flatMap { $0.members(of: declaration, in: context) }
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
    let access = AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix
    let declarations = cases.map { element in
      let payload = element.payload().map { "(\(binding)<\($0)>)" }
      return "case \(element.name)\(payload ?? "")"
    }
    let last = cases.mayBeUninhabited && !cases.isConditional ? cases.last?.name.text : nil
    let bindings = cases.map { element in
      let argument =
        element.parameters.isEmpty ? "" : "(binding._$case(\\.\(element.name), of: value))"
      return """
        \(element.name.text == last ? "default" : "case .\(element.name)"):
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
#endif
