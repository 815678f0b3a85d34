#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// Modifiers without an effect.
struct AcceptedModifierTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let source: String

  init() throws {
    source = try [
      "UnsupportedModifiers", "UnsupportedSceneModifiers", "UnsupportedAccessibility",
      "UnsupportedAppearance",
    ].map { name in
      try String(
        contentsOf: Self.root.appending(
          path: "Sources/Views/ComposableUI/Unsupported/\(name).swift"),
        encoding: .utf8)
    }
    .joined(separator: "\n")
  }

  @Test("the table of Compatibility.md equals the code's")
  func table() throws {
    let file = Self.root.appending(path: "Documentation/Compatibility.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = "| modifier | | in a browser | headless |\n| --- | --- | --- | --- |\n"
    let start = try #require(text.range(of: head)).upperBound
    let lines = text[start...].split(separator: "\n", omittingEmptySubsequences: false)
    let old = lines.prefix { $0.hasPrefix("|") }.joined(separator: "\n")
    let new = Self.rows(of: source).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["COMPOSABLE_WRITE_TABLES"] != nil {
      let rest = text[start...].dropFirst(old.count)
      try Data((text[..<start] + new + (old.isEmpty ? "\n" : "") + rest).utf8).write(to: file)
    }
    #expect(
      old == new,
      """
      Documentation/Compatibility.md has another table than the code. To write it, run
      'COMPOSABLE_WRITE_TABLES=1 swift test --filter AcceptedModifierTests'.
      """)
    #expect(Self.rows(of: source).count > 20)
  }

  @Test("every modifier of the source is in the table")
  func complete() {
    let modifiers = source.split(separator: "nonisolated public func ").count - 1
    #expect(Self.rows(of: source).count == modifiers)
  }

  /// The rows of the table: a modifier with the first sentence of its documentation, and its effect.
  private static func rows(of source: String) -> [String] {
    var rows: [String] = []
    var sentence = ""
    var isInComment = false
    for line in source.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      defer { isInComment = line.hasPrefix("///") }
      if line.hasPrefix("///") {
        if !isInComment { sentence = "" }
        let words = line.dropFirst(4)
        sentence = sentence.hasSuffix(".") ? sentence : "\(sentence) \(words)"
      } else if line.hasPrefix("nonisolated public func") {
        continue
      } else if let call = line.firstMatch(of: /^(noting|nothingToDo)\("(.*?)"/) {
        let effect = call.1 == "noting" ? "no effect" : "nothing to do"
        let summary = sentence.trimmingCharacters(in: .whitespaces)
          .replacing("Accepts ", with: "").replacing(/(, without effect)?\.$/, with: "")
          .replacing("that the view", with: "the view")
        rows.append("| `\(call.2)` | \(summary) | \(effect) | \(effect) |")
        sentence = ""
      }
    }
    return rows
  }
}
#endif
