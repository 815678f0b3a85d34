import ComposableArchitecture
import IssueReporting
import Testing

/// The libraries of others that features and their tests use along with this one.
@Suite("Libraries that the architecture exports")
struct LibrariesTests {
  private struct Box: Equatable, CustomDumpReflectable {
    var secret = 1
    var shown = 2

    var customDumpMirror: Mirror { Mirror(self, children: ["shown": shown], displayStyle: .struct) }
  }

  private struct Wrapper: CustomDumpRepresentable {
    var customDumpValue: Any { [1] }
  }

  private final class Ticket: _CustomDiffObject {
    var count = 0
    var _customDiffValues: (Any, Any) { (count, count + 1) }
    static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs === rhs }
  }

  @Test("failures use a value's custom dump and custom difference")
  func dumping() {
    #expect(String(customDumping: Box()) == "LibrariesTests.Box(shown: 2)")
    #expect(String(customDumping: Wrapper()) == String(customDumping: [1]))
    func isUnordered(_ value: Any) -> Bool { value is any _UnorderedCollection }
    #expect([isUnordered(Set([1])), isUnordered([1: 1]), isUnordered([1])] == [true, true, false])
    #expect(Ticket()._customDiffValues.1 as? Int == 1)
  }

  @Test("'diff' supports the default and the proportional format")
  func formats() {
    let (one, two) = (Box(), Box(shown: 3))
    let marks = (diff(one, two, format: DiffFormat.default), diff(one, two, format: .proportional))
    #expect(marks.0 == "- LibrariesTests.Box(shown: 2)\n+ LibrariesTests.Box(shown: 3)")
    #expect(marks.1?.hasPrefix("\u{2212} ") == true)
  }

  @Test("'expectDifference' asserts a value's changes")
  func differences() {
    var box = Box()
    expectDifference(box) {
      box.shown += 1
    } changes: {
      $0.shown = 3
    }
    expectNoDifference(box, Box(shown: 3))
    withKnownIssue {
      expectDifference(box) {
        box.shown += 1
      } changes: {
        $0.shown = 5
      }
    }
  }

  @Test("'expectDifference' asserts changes of an asynchronous operation")
  func laterDifferences() async {
    let count = LockIsolated(1)
    await expectDifference(count.value) {
      await Task.yield()
      count.setValue(2)
    } changes: {
      $0 = 2
    }
  }

  @Test("the XCTest assertions compare values and their changes")
  @available(*, deprecated)
  func olderAssertions() {
    XCTAssertNoDifference(Box(), Box())
    let box = LockIsolated(Box())
    XCTAssertDifference(box.value) {
      box.withValue { $0.shown += 1 }
    } changes: {
      $0.shown = 3
    }
    withKnownIssue { XCTAssertNoDifference(Box(), Box(shown: 1)) }
  }

  @Test("issues can be expected and located at a caller")
  func issues() async {
    withExpectedIssue { reportIssue("Expected") }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Expected later")
    }
    withKnownIssue {
      withIssueContext(fileID: "Module/Caller.swift", filePath: "/Caller.swift", line: 7, column: 1)
      {
        reportIssue("Here")
      }
    } matching: {
      $0.sourceLocation?.line == 7
    }
  }

  @Test("thrown errors are reported, unless the reporters are removed")
  func errors() {
    struct Failure: Error {}
    let before = IssueReporters.current.count
    let value: Int? = withIssueReporters([]) {
      #expect(IssueReporters.current.isEmpty)
      return withErrorReporting { throw Failure() }
    }
    #expect(value == nil)
    #expect(IssueReporters.current.count == before)
    #expect(withErrorReporting { 1 } == 1)
    #expect(UnimplementedFailure(description: "fetch").description == "fetch")
  }

  @Test("'TestContext' identifies a Swift Testing test")
  func context() {
    #expect(isTesting)
    guard case .swiftTesting(let testing?)? = TestContext.current else {
      Issue.record("This is a Swift Testing test")
      return
    }
    #expect("\(testing.test.id.rawValue)".contains("LibrariesTests"))
    #expect(TestContext.current != .xcTest)
  }
}
