#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import ConcurrencyExtrasTestSupport
import Foundation
import IssueReporting
import Testing

@testable import IssueRecording

@Suite(.urgent) struct UnrecordedFailuresTests {
  @Test("failures that nothing records are written, explained once, and end in exit code 1")
  func unrecorded()
    async throws
  {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      for message in ["too hot", nil] {
        UnrecordedFailures.add(
          Failure(
            message: message, fileID: "Tea/Tests.swift", filePath: "/Tea/Tests.swift", line: 4,
            column: 2),
          .noRecorder)
      }
      exit(0)
    }
    #expect(
      String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == """
        /Tea/Tests.swift:4:2: error: too hot
        A test has failed, but this process has no library that can record the failure. It will end with exit \
        code 1.

        To fix this, add the product "DependenciesTestSupport" to the dependencies of the test target.
        /Tea/Tests.swift:4:2: error: Issue recorded

        """)
  }

  @Test("an assertion that fails where no test runs is explained once, and ends in exit code 1")
  func noTest()
    async throws
  {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      withIssueReporters([.default]) {
        UnrecordedFailures.noteAssertion(isTesting: false)
        UnrecordedFailures.noteAssertion(isTesting: false)
      }
      exit(0)
    }
    #expect(
      String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == """
        An assertion for tests has failed in a process that runs no tests. It will end with exit code 1.

        To fix this, run the assertion in a test, or collect its failures with 'withIssueReporters'.

        """)
  }

  @Test("an assertion's failure that a test or a caller's reporter has got changes no exit code")
  func recorded()
    async
  {
    await #expect(processExitsWith: .success) {
      withIssueReporters([.default]) { UnrecordedFailures.noteAssertion(isTesting: true) }
      withIssueReporters([]) { UnrecordedFailures.noteAssertion(isTesting: false) }
      exit(0)
    }
  }
}
#endif
