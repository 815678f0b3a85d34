#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A message that a macro attaches to a piece of the user's code.
struct MacroDiagnostic: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }

  /// Creates a message, which is identified by the macro's name and a name of its own.
  init(
    _ message: String, macro: String, id: String, severity: DiagnosticSeverity = .error
  ) {
    self.message = message
    self.severity = severity
    self.diagnosticID = MessageID(domain: macro, id: id)
  }
}

extension MacroExpansionContext {
  /// Shows a message at a node, with the edits that would resolve it and notes elsewhere.
  func diagnose(
    _ message: MacroDiagnostic,
    at node: some SyntaxProtocol,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnose(Diagnostic(node: node, message: message, notes: notes, fixIts: fixIts))
  }
}
#endif
