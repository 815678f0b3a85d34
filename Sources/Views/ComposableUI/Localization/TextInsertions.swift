#if PortableViews
import Foundation

/// The formatted texts among the arguments of a template, keyed by their places.
private struct TextInsertions {
  private var runs: [Int: [TextRun]] = [:]

  var isEmpty: Bool { runs.isEmpty }

  /// A character that no text has: the last one for private use.
  private static let mark: Unicode.Scalar = "\u{10FFFD}"

  /// Adds the parts of an argument, and returns the mark for it.
  mutating func add(_ parts: [TextRun], at index: Int) -> String {
    runs[index] = parts
    return "\(Self.mark)\(index)\(Self.mark)"
  }

  /// Returns the parts of a text with the insertions in place of their marks.
  func inserted(into parts: [TextRun]) -> [TextRun] {
    parts.flatMap { part in
      // By scalars, as a sign that combines with the mark would hide it.
      let pieces = part.string.unicodeScalars
        .split(separator: Self.mark, omittingEmptySubsequences: false).map(String.init)
      return pieces.enumerated().flatMap { offset, piece -> [TextRun] in
        // Between two marks stands the number of an argument.
        if offset > 0, offset < pieces.count - 1, let inserted = Int(piece).flatMap({ runs[$0] }) {
          return inserted.map { run in
            var run = run.inside(part.style)
            run.destination = run.destination ?? part.destination
            return run
          }
        }
        var rest = part
        rest.string = piece
        return piece.isEmpty ? [] : [rest]
      }
    }
  }
}

extension LocalizedTemplate {
  /// Returns the parts of the text if an argument is a formatted text; else `nil`.
  func runsWithInsertions(in localization: Localization) -> [TextRun]? {
    var insertions = TextInsertions()
    let arguments = key.arguments.enumerated().map { index, argument -> LocalizedArgument in
      guard case .text(let text) = argument else { return argument }
      let runs = text.ownRuns(in: localization)
      guard runs.contains(where: { !$0.isPlain }) else { return argument }
      return .string(insertions.add(runs, at: index))
    }
    guard !insertions.isEmpty else { return nil }
    var template = self
    template.key = LocalizedStringKey(key: key.key, arguments: arguments)
    let (string, pattern) = template.text(in: localization)
    let parts = pattern.map(Markdown.runs) ?? []
    return insertions.inserted(into: parts.isEmpty ? [TextRun(string: string)] : parts)
  }
}
#endif
