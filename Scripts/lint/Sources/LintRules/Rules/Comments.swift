/// Comments name their subject, and can be read with nothing but the repository.
package struct Comments: Rule {
  package static let name = "comments"
  package static let summary =
    "No line of documentation opens with 'What', 'Who' and the like, no comment has 'that of', 'is told' "
    + "and the like, and nothing refers to paragraphs of other documents."

  /// The words that a line of documentation must not open with.
  static let openings: Set<Substring> = ["How", "Those", "What", "Where", "Who", "Whoever"]

  /// Words that stand for a noun or a verb, with the words before.
  static let vague: [Substring: Set<Substring>] = [
    "of": ["that", "those"], "told": ["is", "are"], "come": ["has", "have"], "on": ["goes"],
  ]

  package init() {}

  package func check(_ repository: Repository) -> Report {
    let files = repository.files.filter { $0.hasSuffix(".swift") && !Repository.isGenerated($0) }
    var findings: [Finding] = []
    // A literal in the loop would be parsed anew for each line.
    let reference = /\u{A7} ?[0-9.]*|\b[RT][0-9]+:/
    for file in files {
      for (index, line) in repository.lines(of: file).enumerated() {
        findings += Self.messages(on: line, reference).map { Finding(file, index + 1, $0) }
      }
    }
    return Report(findings: findings, extent: "\(files.count) Swift files")
  }

  private static func messages(on line: Substring, _ reference: Regex<Substring>) -> [String] {
    var messages: [String] = []
    let code = line.drop { $0 == " " }
    if code.hasPrefix("/// ") {
      let word = code.dropFirst(4).prefix { $0.isLetter }
      if openings.contains(word) {
        messages.append(
          "The line opens with '\(word)'; name the thing first, or wrap the lines elsewhere.")
      }
    }
    if let comment = line.firstRange(of: "//") {
      var last: Substring = ""
      for word in line[comment.upperBound...].split(separator: " ") {
        if vague[word]?.contains(last) == true {
          messages.append("The comment has '\(last) \(word)'; name the thing, or use its verb.")
        }
        last = word
      }
    }
    // Elsewhere it is code, such as the name of a generic parameter.
    let quote = line.utf8.firstIndex(of: UInt8(ascii: "\""))
    guard let start = quote ?? line.firstRange(of: "//")?.lowerBound else { return messages }
    if let reference = line[start...].firstMatch(of: reference) {
      messages.append("'\(reference.output)' refers to another document; say the thing itself.")
    }
    return messages
  }
}
