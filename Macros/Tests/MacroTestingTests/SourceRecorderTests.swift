import Foundation
import Testing

@testable import MacroTesting

struct SourceRecorderTests {
  /// A file with two assertions, on lines 2 and 8.
  private func file(_ body: (String) throws -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: url) }
    try """
    func first() {
      assertMacro {
        "#stringify(1)"
      }
    }

    func second() {
      assertMacro(["A": A.self]) {
        "@A struct S {}"
      } diagnostics: {
        "Old"
      }
    }

    """.write(to: url, atomically: true, encoding: .utf8)
    try body(url.path)
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("blocks are recorded after the source, also below recorded ones")
  func record() throws {
    let recorder = SourceRecorder()
    let text = try file { path in
      try recorder.record(
        [("diagnostics", nil), ("expansion", "(1, \"1\")\n\nlet a = 1")], inFile: path, line: 2)
      try recorder.record([("diagnostics", #"a\b"#), ("expansion", nil)], inFile: path, line: 8)
    }
    #expect(
      text == ##"""
        func first() {
          assertMacro {
            "#stringify(1)"
          } expansion: {
            """
            (1, "1")

            let a = 1
            """
          }
        }

        func second() {
          assertMacro(["A": A.self]) {
            "@A struct S {}"
          } diagnostics: {
            #"""
            a\b
            """#
          }
        }

        """##)
  }

  @Test("an assertion recorded twice keeps the later blocks")
  func twice() throws {
    let recorder = SourceRecorder()
    let text = try file { path in
      try recorder.record([("expansion", "first")], inFile: path, line: 2)
      try recorder.record([("expansion", "second")], inFile: path, line: 2)
    }
    #expect(text.contains("second"))
    #expect(!text.contains("first\n"))
  }

  @Test("a line without an assertion is an error, and the file is unchanged")
  func noCall() throws {
    var message = ""
    let text = try file { path in
      do { try SourceRecorder().record([("expansion", "1")], inFile: path, line: 3) } catch {
        message = "\(error)"
      }
    }
    #expect(
      message == """
        line 3 has no call of 'assertMacro' with the source in a trailing closure. Has the file \
        been edited since the test was built?
        """)
    #expect(!text.contains("expansion"))
  }

  @Test(
    "the record mode determines which blocks are recorded",
    arguments: [
      (SnapshotTestingConfiguration.Record.all, [true, true, true, false]),
      (.failed, [false, true, true, false]),
      (.missing, [false, false, true, false]),
      (.never, [false, false, false, false]),
    ])
  func configurations(record: SnapshotTestingConfiguration.Record, expected: [Bool]) {
    let blocks = [
      SnapshotBlock(label: "met", expected: "a", actual: "a"),
      SnapshotBlock(label: "failed", expected: "a", actual: "b"),
      SnapshotBlock(label: "missing", expected: nil, actual: "b"),
      SnapshotBlock(label: "none", expected: nil, actual: nil),
    ]
    #expect(blocks.map { $0.isRecorded(by: record) } == expected)
    #expect(SnapshotTestingConfiguration(record: record).record == record)
  }
}
