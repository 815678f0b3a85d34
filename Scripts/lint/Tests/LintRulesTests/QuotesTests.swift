import Testing

@testable import LintRules

@Suite struct QuotesTests {
  private static let document = "Documentation/Migrations/Move.md"
  private static let test = """
    struct Tests {
      // quoted: counter
      private struct Counter {
        private var count = 0

        var isZero: Bool { count == 0 }
      }
      // end
    }
    """
  private static let quote = """
    struct Counter {
      var count = 0

      var isZero: Bool { count == 0 }
    }
    """

  private func repository(_ document: String, at path: String = document) -> Repository {
    Repository([path: document, "Tests/CounterTests.swift": Self.test])
  }

  private func quoted(_ code: String, name: String = "counter", language: String = "swift")
    -> String
  {
    "# Move\n\n<!-- quoted from Tests/CounterTests.swift, \(name) -->\n```\(language)\n\(code)\n```\n"
  }

  @Test("A quote equal to the test's dedented code has no findings")
  func clean() throws {
    let report = try Quotes().check(repository(quoted(Self.quote)))
    #expect(report == Report(findings: [], extent: "1 blocks of code in 1 documents"))
  }

  @Test("A quote in a list item is compared without its indentation")
  func indented() throws {
    let text = quoted(Self.quote).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    #expect(try Quotes().check(repository(text)).findings.isEmpty)
  }

  @Test("A quote that differs from the test is a finding, and can be replaced")
  func differs() throws {
    let repository = repository(quoted("struct Counter {}"))
    let finding =
      "Documentation/Migrations/Move.md:4: This differs from Tests/CounterTests.swift, counter; "
      + "run 'make quotes'."
    #expect(try Quotes().check(repository).findings.map(\.description) == [finding])
    #expect(try Quotes().write(repository).findings.isEmpty)
    #expect(repository.text(of: Self.document) == quoted(Self.quote))
  }

  @Test("A quote of another language than Swift is compared, too")
  func otherLanguages() throws {
    let findings = try Quotes().check(repository(quoted("count: 1", language: ""))).findings
    #expect(findings.count == 1)
  }

  @Test("A quote whose name the test lacks is a finding")
  func missing() throws {
    #expect(
      try Quotes().check(repository(quoted(Self.quote, name: "timer"))).findings.map(\.description)
        == [
          "Documentation/Migrations/Move.md:4: There is no '// quoted: timer' with an '// end' in "
            + "Tests/CounterTests.swift; mend the name."
        ])
  }

  @Test(
    "Swift code without a source is a finding only in guides and articles",
    arguments: [
      ("Documentation/Migrations/Move.md", true), ("Sources/A/B/B.docc/Article.md", true),
      ("README.md", false),
    ])
  func nowhere(path: String, isGuide: Bool) throws {
    let findings = try Quotes().check(repository("```swift\nlet a = 1\n```\n", at: path)).findings
    let message =
      "\(path):1: This code is quoted from nowhere; test it, and write "
      + "'<!-- quoted from FILE, NAME -->' above it."
    #expect(findings.map(\.description) == (isGuide ? [message] : []))
  }
}
