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
  init(_ message: String, macro: String, id: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
    self.diagnosticID = MessageID(domain: macro, id: id)
  }

  /// Creates a message whose subject is the macro, such as `requires a 'var'`.
  init(of macro: String, _ complaint: String, _ id: String, severity: DiagnosticSeverity = .error) {
    self.init("'@\(macro)' \(complaint)", macro: macro, id: id, severity: severity)
  }
}

extension FixIt {
  /// Creates an edit, whose message is identified by the macro's name and a name of its own.
  static func replacing(
    _ old: some SyntaxProtocol, with new: some SyntaxProtocol, _ message: String, macro: String,
    id: String
  ) -> FixIt {
    .replace(
      message: MacroDiagnostic(message, macro: macro, id: id), oldNode: old, newNode: new)
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

  /// Reports a declaration that is of another kind than the macro requires, such as `a class`.
  func diagnoseKind(
    of declaration: some DeclGroupSyntax, macro: String, requires kind: String, id: String
  ) {
    let name = declaration.declaredName.map { "'\($0.text)'" } ?? "this"
    diagnose(
      MacroDiagnostic(
        of: macro, "requires \(kind), but \(name) is \(declaration.kindDescription)", id),
      at: declaration.introducer)
  }
}
#endif
