import Foundation
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// The outcome of expanding macros in a piece of source.
struct MacroOutcome {
  /// The source with its diagnostics, if there are any.
  private(set) var diagnostics: String?
  /// The source after the fix-its, if there are any.
  private(set) var fixes: String?
  /// The expansion, unless an error is left.
  private(set) var expansion: String?

  init(of source: String, macros: [String: any Macro.Type], indentationWidth: Trivia?) throws {
    let first = try Expansion(of: source, macros: macros, indentationWidth: indentationWidth)
    if !first.diagnostics.isEmpty {
      diagnostics = DiagnosticsRenderer(source: source, diagnostics: first.diagnostics).text
    }
    fixes = first.fixedSource()
    if let fixes {
      expansion = try Expansion(of: fixes, macros: macros, indentationWidth: indentationWidth).text
    } else if !first.diagnostics.contains(where: { $0.diagnostic.diagMessage.severity == .error }) {
      expansion = first.text
    }
  }
}

/// A diagnostic, and where it is in the source: macros see detached nodes.
struct LocatedDiagnostic {
  let diagnostic: Diagnostic
  /// The position the diagnostic points to.
  let position: AbsolutePosition
  /// The end of the marked source.
  let end: AbsolutePosition
  /// The first fix-it's edits.
  let edits: [SourceEdit]
  let notes: [(note: Note, position: AbsolutePosition)]
}

/// One expansion of a source.
private struct Expansion {
  let source: SourceFileSyntax
  let text: String
  let diagnostics: [LocatedDiagnostic]

  init(of text: String, macros: [String: any Macro.Type], indentationWidth: Trivia?) throws {
    let parsed = Parser.parse(source: text)
    let folded = try OperatorTable.standardOperators.foldAll(parsed).cast(SourceFileSyntax.self)
    let context = BasicMacroExpansionContext(
      sourceFiles: [folded: .init(moduleName: "TestModule", fullFilePath: "Test.swift")])
    let expanded = folded.expand(
      macroSpecs: macros.mapValues { MacroSpec(type: $0) },
      contextGenerator: {
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: indentationWidth)
    source = folded
    self.text = expanded.description.trimmingCharacters(in: .newlines)
    diagnostics = (ParseDiagnosticsGenerator.diagnostics(for: folded) + context.diagnostics)
      .map { LocatedDiagnostic($0, in: context) }
  }

  /// The source after the first fix-it of each diagnostic, or `nil` if there is none.
  func fixedSource() -> String? {
    let edits = diagnostics.flatMap(\.edits)
    guard !edits.isEmpty else { return nil }
    return FixItApplier.apply(edits: edits, to: source).trimmingCharacters(in: .newlines)
  }
}

extension LocatedDiagnostic {
  fileprivate init(_ diagnostic: Diagnostic, in context: BasicMacroExpansionContext) {
    func position(
      _ position: AbsolutePosition, _ node: some SyntaxProtocol
    ) -> AbsolutePosition {
      AbsolutePosition(
        utf8Offset: context.location(for: position, anchoredAt: Syntax(node), fileName: "").offset)
    }
    self.diagnostic = diagnostic
    self.position = position(diagnostic.position, diagnostic.node)
    let marked = diagnostic.highlights.first ?? diagnostic.node
    end = position(marked.endPositionBeforeTrailingTrivia, marked)
    edits = (diagnostic.fixIts.first?.changes ?? []).map { change in
      switch change {
      case .replace(let old, let new):
        SourceEdit(
          range: position(old.position, old)..<position(old.endPosition, old),
          replacement: new.description)
      case .replaceLeadingTrivia(let token, let trivia):
        SourceEdit(
          range: position(
            token.position, token)..<position(
              token.positionAfterSkippingLeadingTrivia, token),
          replacement: trivia.description)
      case .replaceTrailingTrivia(let token, let trivia):
        SourceEdit(
          range: position(
            token.endPositionBeforeTrailingTrivia, token)..<position(
              token.endPosition, token),
          replacement: trivia.description)
      case .replaceChild(let child):
        SourceEdit(
          range: position(
            child.replacementRange.lowerBound, child.parent)..<position(
              child.replacementRange.upperBound, child.parent),
          replacement: child.newChild.description)
      case .replaceText(let range, with: let text, in: let node):
        SourceEdit(
          range: position(range.lowerBound, node)..<position(range.upperBound, node),
          replacement: text)
      }
    }
    notes = diagnostic.notes.map { note in
      (note, position(note.position, note.node))
    }
  }
}
