import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A message that a macro attaches to a piece of the user's code.
package struct MacroDiagnostic: DiagnosticMessage, NoteMessage, FixItMessage {
  package let message: String
  package let severity: DiagnosticSeverity
  package let diagnosticID: MessageID
  package var noteID: MessageID { diagnosticID }
  package var fixItID: MessageID { diagnosticID }

  /// Creates a message, which is identified by the macro's name and a name of its own.
  package init(
    _ message: String, macro: String, id: String, severity: DiagnosticSeverity = .error
  ) {
    self.message = message
    self.severity = severity
    self.diagnosticID = MessageID(domain: macro, id: id)
  }
}

extension MacroExpansionContext {
  /// Shows a message at a node, with the edits that would resolve it and notes elsewhere.
  package func diagnose(
    _ message: MacroDiagnostic,
    at node: some SyntaxProtocol,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnose(Diagnostic(node: node, message: message, notes: notes, fixIts: fixIts))
  }
}
