import SwiftDiagnostics
import SwiftSyntax

/// Writes diagnostics under the lines of a source that they concern.
///
/// ```
/// @CasePathable struct Feature {
///               ┬─────
///               ╰─ 🛑 '@CasePathable' is for enums
/// }
/// ```
struct DiagnosticsRenderer {
  let source: String
  let diagnostics: [LocatedDiagnostic]

  var text: String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var marks: [Int: [Mark]] = [:]
    for mark in diagnostics.flatMap(self.marks) {
      marks[mark.line, default: []].append(mark)
    }
    return lines.enumerated()
      .flatMap { index, line in [String(line)] + rendered(marks[index] ?? []) }
      .joined(separator: "\n")
  }

  /// A mark written under a column of a line.
  private struct Mark {
    let line: Int
    let column: Int
    let width: Int
    /// The message, and its fix-its.
    var texts: [String]
  }

  private func marks(of diagnostic: LocatedDiagnostic) -> [Mark] {
    let message = diagnostic.diagnostic.diagMessage
    let fixIts = diagnostic.diagnostic.fixIts.map { "✏️ \($0.message.message)" }
    let own = mark(
      from: diagnostic.position, to: diagnostic.end,
      texts: ["\(message.severity.symbol) \(message.message)"] + fixIts)
    return [own]
      + diagnostic.notes.map {
        mark(from: $0.position, to: $0.position, texts: ["ℹ️ \($0.note.message)"])
      }
  }

  private func mark(
    from start: AbsolutePosition, to end: AbsolutePosition, texts: [String]
  ) -> Mark {
    let utf8 = source.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: min(start.utf8Offset, utf8.count))
    let before = source[..<index]
    let lineStart = before.lastIndex(of: "\n").map { source.index(after: $0) } ?? source.startIndex
    let rest = source[index...].prefix { $0 != "\n" }
    let marked = rest.utf8.prefix(max(0, end.utf8Offset - start.utf8Offset))
    return Mark(
      line: before.count { $0 == "\n" },
      column: source[lineStart..<index].count,
      width: max(1, Substring(marked).count),
      texts: texts)
  }

  /// The lines below a line of the source: what is marked, then the messages from the last column
  /// to the first.
  private func rendered(_ marks: [Mark]) -> [String] {
    guard !marks.isEmpty else { return [] }
    let columns = Dictionary(grouping: marks, by: \.column).sorted { $0.key < $1.key }
    var underline = ""
    for (column, marks) in columns {
      underline += String(repeating: " ", count: max(0, column - underline.count))
      underline = String(underline.prefix(column))
      underline += "┬" + String(repeating: "─", count: marks.map(\.width).max()! - 1)
    }
    var lines = [underline]
    for (index, (column, marks)) in columns.enumerated().reversed() {
      var prefix = ""
      for (earlier, _) in columns[..<index] {
        prefix += String(repeating: " ", count: earlier - prefix.count) + "│"
      }
      prefix += String(repeating: " ", count: column - prefix.count)
      for (number, mark) in marks.enumerated() {
        let isLast = number == marks.count - 1
        for (row, text) in mark.texts.flatMap({ $0.split(separator: "\n") }).enumerated() {
          let branch = row == 0 ? (isLast ? "╰─ " : "├─ ") : (isLast ? "   " : "│  ")
          lines.append(prefix + branch + text)
        }
      }
    }
    return lines
  }
}

extension DiagnosticSeverity {
  fileprivate var symbol: String {
    switch self {
    case .error: "🛑"
    case .warning: "⚠️"
    case .note: "ℹ️"
    case .remark: "💡"
    }
  }
}
