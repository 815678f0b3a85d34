#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing: the views of a preview are checked, and shown by tools of Apple's alone.
struct PreviewMacro: DeclarationMacro, TextMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// Expands to nothing: a property of a preview is a property like any other.
struct PreviewableMacro: PeerMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
#endif
