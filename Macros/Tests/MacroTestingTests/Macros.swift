import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#stringify(a + b)` is a value and its source.
enum StringifyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first?.expression else {
      throw MacroExpansionErrorMessage("'#stringify' takes a value")
    }
    return "(\(argument), \(literal: argument.description))"
  }
}

/// `@Shouted` wants the names of functions in capitals, and warns of parameters without labels.
enum ShoutedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      context.diagnose(
        Diagnostic(
          node: node, message: MacroExpansionErrorMessage("'@Shouted' is for functions"),
          notes: [
            Note(
              node: Syntax(declaration), message: MacroExpansionNoteMessage("This is none"))
          ]))
      return []
    }
    for parameter in function.signature.parameterClause.parameters
    where parameter.firstName.tokenKind == .wildcard {
      context.diagnose(
        Diagnostic(
          node: parameter.firstName,
          message: MacroExpansionWarningMessage("'\(parameter.secondName!)' has no label")))
    }
    let name = function.name.text
    guard name != name.uppercased() else { return ["func \(raw: name)_PEER() { print(0) }"] }
    context.diagnose(
      Diagnostic(
        node: function.name, message: MacroExpansionErrorMessage("'\(name)' is not loud enough"),
        fixIt: .replace(
          message: MacroExpansionFixItMessage("Shout '\(name.uppercased())'"),
          oldNode: function.name, newNode: TokenSyntax.identifier(name.uppercased()))))
    return []
  }
}
