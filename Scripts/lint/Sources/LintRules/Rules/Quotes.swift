import Foundation

/// The code in documents is code of tests.
///
/// A block of code is quoted from between the comments `// quoted: NAME` and `// end` of a file. The
/// line in front of the block says so: `<!-- quoted from Tests/…/File.swift, NAME -->`. Tests keep
/// their declarations private, so the word `private` is left out of quotes.
package struct Quotes: Rule {
  package static let name = "quotes"
  package static let summary = "The code in documents is that of the tests that it is quoted from."

  /// Guides for users.
  ///
  /// Each block of Swift in them is a quote.
  private static let guides = ["Documentation/Guides/", "Documentation/Migrations/"]

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    try read(repository, isWriting: false)
  }

  /// Replaces the code in documents by the code that it is quoted from.
  package func write(_ repository: Repository) throws -> Report {
    try read(repository, isWriting: true)
  }

  private func read(_ repository: Repository, isWriting: Bool) throws -> Report {
    let paths = repository.files.filter { $0.hasSuffix(".md") }
    var findings: [Finding] = []
    var counts = (blocks: 0, documents: 0)
    for path in paths {
      let text = repository.text(of: path) ?? ""
      var document = QuotingDocument(path: path, text: text, isGuide: Self.isGuide(path))
      document.compare(in: repository)
      findings += document.findings
      counts.blocks += document.count
      counts.documents += document.count > 0 ? 1 : 0
      if !isWriting {
        findings += document.differences
      } else if document.correctedText != text {
        try repository.write(document.correctedText, to: path)
      }
    }
    return Report(
      findings: findings, extent: "\(counts.blocks) blocks of code in \(counts.documents) documents"
    )
  }

  private static func isGuide(_ path: String) -> Bool {
    guides.contains(where: path.hasPrefix) || path.hasPrefix("Sources/") && path.contains(".docc/")
  }

  /// Returns the code that a file has under a name, or `nil` if it has none.
  static func code(named name: String, in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func index(of comment: String, from start: Int) -> Int? {
      lines[start...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == comment }
    }
    guard let start = index(of: "// quoted: \(name)", from: 0),
      let end = index(of: "// end", from: start)
    else { return nil }
    let quoted = lines[(start + 1)..<end]
    let indentation =
      quoted.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return quoted.map { line in
      let rest = String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
      let spaces = rest.prefix { $0 == " " }
      let code = rest.dropFirst(spaces.count)
      return (spaces + (code.hasPrefix("private ") ? code.dropFirst("private ".count) : code))
        + "\n"
    }.joined()
  }
}

/// A document whose blocks of code are compared with the code that they are quoted from.
private struct QuotingDocument {
  /// Blocks that are quoted from nowhere, and quotes of code that is not there.
  private(set) var findings: [Finding] = []
  /// Quotes that are not as in the test.
  private(set) var differences: [Finding] = []
  private(set) var count = 0

  private let path: String
  private let text: String
  private let isGuide: Bool
  private var correctedLines: [String] = []

  init(path: String, text: String, isGuide: Bool) {
    self.path = path
    self.text = text
    self.isGuide = isGuide
  }

  /// The text with every quote as in the test.
  var correctedText: String { correctedLines.joined(separator: "\n") }

  mutating func compare(in repository: Repository) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      let line = lines[index].trimmingCharacters(in: .whitespaces)
      let comment = index > 0 ? lines[index - 1].trimmingCharacters(in: .whitespaces) : ""
      correctedLines.append(lines[index])
      index += 1
      guard line.hasPrefix("```") else { continue }
      let end = lines[index...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == "```" }
      let block = Array(lines[index..<(end ?? lines.count)])
      let isQuote = comment.hasPrefix("<!-- quoted from") || isGuide && line == "```swift"
      correctedLines +=
        isQuote ? compare(block, quotedBy: comment, at: index, in: repository) : block
      index += block.count
      guard index < lines.count else { break }
      correctedLines.append(lines[index])
      index += 1
    }
  }

  /// Returns the lines of a block as they are in the test.
  private mutating func compare(
    _ block: [String], quotedBy comment: String, at line: Int, in repository: Repository
  ) -> [String] {
    guard let match = comment.wholeMatch(of: /<!-- quoted from (\S+), ([\w-]+) -->/) else {
      findings.append(
        Finding(
          path, line,
          "This code is quoted from nowhere; test it, and write "
            + "'<!-- quoted from FILE, NAME -->' above it."))
      return block
    }
    count += 1
    let (file, name) = (String(match.1), String(match.2))
    guard let code = repository.text(of: file).flatMap({ Quotes.code(named: name, in: $0) }) else {
      findings.append(
        Finding(
          path, line,
          "There is no '// quoted: \(name)' with an '// end' in \(file); mend the name."))
      return block
    }
    let own = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    // A block in a list is indented whole.
    let spaces = [block, own].map { $0.first?.prefix { $0 == " " }.count ?? 0 }
    let indentation = String(repeating: " ", count: max(0, spaces[0] - spaces[1]))
    let expected = own.map { $0.isEmpty ? $0 : indentation + $0 }
    if block != expected {
      differences.append(
        Finding(path, line, "This differs from \(file), \(name); run 'make quotes'."))
    }
    return expected
  }
}
