#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a case of an enum reducer that goes away with the first action it sends.
enum ReducerCaseEphemeralMacro: PeerMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = reducerCase(declaration, "ReducerCaseEphemeral", node, context) else {
      return []
    }
    for element in declaration.elements where element.parameterClause?.parameters.count != 1 {
      context.diagnose(
        MacroDiagnostic(
          of: "ReducerCaseEphemeral",
          "requires '\(element.name.text)' to hold one value, the state of an alert or a dialog",
          "requiresOneValue"),
        at: element.name)
    }
    return []
  }
}

/// Marks a case of an enum reducer that holds data, not a feature.
enum ReducerCaseIgnoredMacro: PeerMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = reducerCase(declaration, "ReducerCaseIgnored", node, context) else {
      return []
    }
    if let other = declaration.attributes.first(named: "ReducerCaseEphemeral") {
      let attributes = declaration.attributes.filter { $0.as(AttributeSyntax.self) != other }
      context.diagnose(
        MacroDiagnostic(
          of: "ReducerCaseIgnored", "requires a case without '@ReducerCaseEphemeral'",
          "requiresNotEphemeral"),
        at: other,
        fixIts: [
          .replacing(
            declaration.attributes, with: attributes, "Remove '@ReducerCaseEphemeral'",
            macro: "ReducerCaseIgnored", id: "removeEphemeral")
        ])
    }
    return []
  }
}

/// Returns the case that a macro is attached to, or reports that it is attached elsewhere.
private func reducerCase(
  _ declaration: some DeclSyntaxProtocol, _ macro: String, _ node: AttributeSyntax,
  _ context: some MacroExpansionContext
) -> EnumCaseDeclSyntax? {
  if let declaration = declaration.as(EnumCaseDeclSyntax.self),
    context.lexicalContext.first?.as(EnumDeclSyntax.self)?.attributes
      .contains(named: "Reducer") == true
  {
    return declaration
  }
  context.diagnose(
    MacroDiagnostic(
      of: macro, "requires a case of an enum that is marked '@Reducer'", "requiresReducerCase"),
    at: node)
  return nil
}
#endif
