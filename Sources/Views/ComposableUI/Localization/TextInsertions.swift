#if PortableViews
import Foundation

/// The formatted texts that a template has in place of plain ones, keyed by the marks that stand for them.
struct TextInsertions {
  private var runs: [Int: [TextRun]] = [:]

  var isEmpty: Bool { runs.isEmpty }

  /// A character that no text has: the last one for private use.
  private static let mark: Character = "\u{10FFFD}"

  /// Adds the parts of an argument, and returns the mark for it.
  fileprivate mutating func add(_ parts: [TextRun], at index: Int) -> String {
    runs[index] = parts
    return "\(Self.mark)\(index)\(Self.mark)"
  }

  /// Returns the parts of a text with the insertions in place of their marks.
  ///
  /// - Parameters:
  ///   - parts: The parts by the text's markup; none if it has no markup.
  ///   - string: The text without markup.
  func inserted(into parts: [TextRun], orInto string: String) -> [TextRun] {
    let parts = parts.isEmpty ? [TextRun(string: string)] : parts
    return parts.flatMap { part in
      let pieces = part.string.split(separator: Self.mark, omittingEmptySubsequences: false)
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
        rest.string = String(piece)
        return piece.isEmpty ? [] : [rest]
      }
    }
  }
}

extension LocalizedTemplate {
  /// Replaces the arguments that are formatted texts by marks, and returns what the marks stand for.
  mutating func takeInsertions(in localization: Localization) -> TextInsertions {
    // Most templates have none, and are not copied.
    guard key.arguments.contains(where: { if case .text = $0 { true } else { false } }) else {
      return TextInsertions()
    }
    var insertions = TextInsertions()
    let arguments = key.arguments.enumerated().map { index, argument -> LocalizedArgument in
      guard case .text(let text) = argument else { return argument }
      let runs = text.ownRuns(in: localization)
      guard runs.contains(where: { !$0.isPlain }) else { return argument }
      return .string(insertions.add(runs, at: index))
    }
    if !insertions.isEmpty { key = LocalizedStringKey(key: key.key, arguments: arguments) }
    return insertions
  }
}
#endif
