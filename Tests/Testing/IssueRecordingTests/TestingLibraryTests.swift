#if canImport(Glibc) || canImport(Musl) || canImport(Android)
import IssueReporting
import Testing

@testable import IssueRecording

struct TestingLibraryTests {
  @Test("the id of the running test equals itself, and differs from another's")
  func ids() throws {
    let library = try #require(TestingLibrary.loaded)
    let id = try #require(library.currentTestID)
    #expect(id == AnyHashable(try #require(Test.current).id))
    #expect(id == library.currentTestID)
    #expect(SwiftTestID.current == SwiftTestID.current)
  }

  @Test("a detached task belongs to no test")
  func detached() async {
    let id = await Task.detached { SwiftTestID.current }.value
    #expect(id == nil)
  }

  @Test(
    "an issue has the message and the place it is recorded with",
    arguments: ["short", "a message that is too long for the registers of a string", nil])
  func message(message: String?) throws {
    let library = try #require(TestingLibrary.loaded)
    withKnownIssue {
      for _ in 1...10 {
        library.recordIssue(
          message, fileID: "Module/File.swift", filePath: "/folder/of/Module/File.swift", line: 12,
          column: 7)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == (message.map { [$0] } ?? [])
        && issue.sourceLocation
          == SourceLocation(
            fileID: "Module/File.swift", filePath: "/folder/of/Module/File.swift", line: 12,
            column: 7)
    }
  }

  @Test("a known issue does not fail the test")
  func knownIssue() throws {
    let library = try #require(TestingLibrary.loaded)
    library.recordKnownIssue(
      "known", fileID: "Module/File.swift", filePath: "/Module/File.swift", line: 12, column: 7)
  }
}
#endif
