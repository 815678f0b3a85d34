import IssueReporting
import Testing

@testable import IssueRecording

struct TestFrameworkTests {
  @Test(
    "arguments say which tests the process runs",
    arguments: [
      (["tests", "--testing-library", "swift-testing"], true),
      (["tests", "--testing-library=swift-testing", "--filter", "a"], true),
      (["tests", "--testing-library", "xctest"], false),
      (["tests", "swift-testing", "--testing-library"], false),
      (["tests"], false),
    ])
  func arguments(arguments: [String], isSwiftTesting: Bool) {
    #expect(TestFramework.runsSwiftTesting(arguments) == isSwiftTesting)
  }

  @Test("a test of Swift Testing is one, and so is a task that belongs to no test")
  func frameworks() async {
    #expect(TestFramework.current == .swiftTesting)
    let framework = await Task.detached { TestFramework.current }.value
    #expect(framework == .swiftTesting)
  }

  @Test("the reporter of tests has the default one's place from the start")
  func installed() {
    #expect(IssueReporters.current.count == 1)
    #expect(IssueReporters.current.first is TestReporter)
  }

  @Test("an issue and an error that are reported fail the test")
  func reported() {
    withKnownIssue {
      reportIssue("too hot")
    } matching: {
      $0.comments == ["too hot"]
    }
    withKnownIssue {
      reportIssue(Cold(), "too cold")
    } matching: {
      $0.comments == ["too cold"] && $0.error is Cold
    }
  }
}

private struct Cold: Error {}
