import Testing

@testable import LintRules

@Suite struct CommentsTests {
  private func findings(_ text: String, in file: String = "Sources/A.swift") -> [String] {
    Comments().check(Repository([file: text])).findings.map(\.description)
  }

  @Test("Documentation that opens with its subject has no findings")
  func subjects() {
    #expect(
      findings(
        """
        /// The effects in flight, by their ids.
        ///
        /// However many there are, and somewhat more. Howard agrees.
        // \("What") opens a plain comment.
        let effects = "What"
        func map<R0: Reducer>(_ reducer: R0) {}
        """) == [])
    #expect(findings("/// What runs.", in: "Sources/Generated/A.swift") == [])
  }

  @Test(
    "A documentation line that opens with a question word is a finding",
    arguments: ["What", "Where", "Who", "Whoever", "How", "Those"])
  func openings(word: String) {
    #expect(
      findings("/// The store,\n  /// \(word) runs it.") == [
        "Sources/A.swift:2: The line opens with '\(word)'; name the thing first, or wrap the lines "
          + "elsewhere."
      ])
  }

  @Test(
    "A comment that does not name a thing or an action is a finding",
    arguments: [("that", "of"), ("those", "of"), ("is", "told"), ("have", "come"), ("goes", "on")])
  func vagueWords(first: String, second: String) {
    #expect(
      findings("let length = 1  // The length, \(first) \(second) the view.") == [
        "Sources/A.swift:1: The comment has '\(first) \(second)'; name the thing, or use its verb."
      ])
    #expect(findings("let text = \"\(first) \(second)\"") == [])
  }

  @Test("A reference to a paragraph of another document is a finding")
  func references() {
    // Written so that the rule does not find them here.
    let (section, nine, eleven) = ("\u{A7}15.14", "T\(9):", "R\(11):")
    #expect(
      findings("// As \(section) says.\n@Test(\"\(nine) it works\")\n/// \(eleven) merged.") == [
        "Sources/A.swift:1: '\(section)' refers to another document; say the thing itself.",
        "Sources/A.swift:2: '\(nine)' refers to another document; say the thing itself.",
        "Sources/A.swift:3: '\(eleven)' refers to another document; say the thing itself.",
      ])
  }
}
