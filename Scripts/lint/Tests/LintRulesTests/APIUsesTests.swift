import Testing

@testable import LintRules

@Suite struct APIUsesTests {
  private let names = [
    "Box", "Box.init(of:)", "Box.init(wrappedValue:)", "Box.open(with:)", "Box.close()", "Box.id",
    "Lid.id", "Box.subscript(key:)", "Box: Encodable", "Box: Decodable", "Box.+(_:_:)", "/(_:)",
    "Attach()", "run(_:)", "Box.inComment", "Box.inString",
  ]

  /// Returns the names in the list that no file of tests uses.
  private func unused(in files: String...) -> [String] {
    let list = APIList((names + ["Box.old  [obsolete]"]).map { "M  \($0)\n" }.joined())
    let uses = files.compactMap { SourceFile(text: $0, isTest: true).uses }
    return APIUses.unused(list.entries, in: uses).map(\.name)
  }

  private let code = """
    // Box.inComment
    @Attach struct S { @Box var b = Box<Int>(of: 1) + Box(of: "Box.inString") }
    func test() { b.open(with: 1); _ = b.id; _ = b[key: 1]; try encoder.encode(b); run { } }
    let path = /E.a
    """

  @Test("Without tests every API entry but the obsolete ones is unused")
  func nothing() {
    #expect(unused() == names)
  }

  @Test("An API entry is used if code calls it, not if text mentions it")
  func uses() {
    #expect(
      unused(in: code) == [
        "Box.close()", "Lid.id", "Box: Decodable", "Box.inComment", "Box.inString",
      ])
  }

  @Test("A member name of several types counts only beside its type")
  func sharedNames() {
    #expect(unused(in: code, "Lid", "other.id").contains("Lid.id"))
    #expect(!unused(in: code, "Lid().id").contains("Lid.id"))
  }

  @Test("API entries are parsed into owners, labels and conformances")
  func types() {
    let list = APIList(
      """
      M  Box.init(_: Lid<Value>)
      M  Box.init(_: String, callback: @Sendable (Result<Never?, any Error>) -> Void)
      M  Box: Encodable
      """)
    #expect(list.entries.map { $0.member?.labels } == [["_"], ["_", "callback"], nil])
    #expect(list.entries.map { $0.member?.owner } == ["Box", "Box", nil])
    #expect(list.entries.map { $0.conformance?.protocolName } == [nil, nil, "Encodable"])
  }

  @Test("Unused entries and unreadable lines are findings, explained ones not")
  func report() throws {
    let repository = Repository([
      APIList.path:
        "# Boxes\nM  Box\nM  Box.open(with:)  x2  [views]\nM  Box.close()\nBox.lock()\n",
      APIList.explanations: "# Compatibility\n\n- `M  Box.close()`: boxes stay open.\n",
      "Tests/BoxTests/BoxTests.swift": "let box = Box()\n",
      "Examples/Boxes/Tests/BoxesTests/BoxesTests.swift": "let path = \\Box.size\n",
      "Sources/Box/Box.swift": "struct Box { func open(with key: Key) {} }\n",
    ])
    let report = try APIUses().check(repository)
    #expect(
      report.findings.map(\.description) == [
        "Scripts/data/api-list.txt:3: No test uses 'Box.open(with:)'; write one, or explain in "
          + "Documentation/Compatibility.md why it is not declared.",
        "Scripts/data/api-list.txt:5: This is no entry; write 'Module  name', 'x2' and a note.",
      ])
    #expect(report.extent == "2 entries in 2 files of tests")
  }

  @Test("An API list whose entries are all used has no findings")
  func clean() throws {
    let repository = Repository([
      APIList.path: "M  Box.open(with:)\n",
      "Macros/Tests/BoxTests/BoxTests.swift": "box.open(with: key)\n",
    ])
    #expect(try APIUses().check(repository).findings.isEmpty)
  }
}
