import Foundation
import IssueReporting

/// A failed assertion, and its place.
struct Failure {
  let message: String?
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func record(in library: TestingLibrary) {
    library.recordIssue(
      message, fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Writes the failure to the standard error, as a compiler writes its errors.
  func write(_ kind: String) {
    let text = "\(filePath):\(line):\(column): \(kind): \(message ?? "Issue recorded")\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// Failed assertions that no test records.
///
/// The process writes them to the standard error, and ends with an exit code that is not zero, since nobody
/// reads the output of a test that has passed.
package enum UnrecordedFailures {
  /// The cause, for the message.
  enum Cause {
    /// The process runs tests, but neither test framework is within reach.
    case noRecorder
    /// The process runs no tests.
    case noTest

    var explanation: String {
      switch self {
      case .noRecorder:
        """
        A test has failed, but this process has no library that can record the failure. It will end with exit \
        code 1.

        To fix this, add the product "DependenciesTestSupport" to the dependencies of the test target.

        """
      case .noTest:
        """
        An assertion for tests has failed in a process that runs no tests. It will end with exit code 1.

        To fix this, run the assertion in a test, or collect its failures with 'withIssueReporters'.

        """
      }
    }
  }

  /// Counts the assertion that has just been reported if no test runs that could fail by it.
  ///
  /// Has no effect in a test, or if the failure went to reporters of the caller alone.
  package static func noteAssertion(isTesting: Bool = IssueReporting.isTesting) {
    guard !isTesting, IssueReporters.current.contains(where: { $0 is _DefaultReporter })
    else { return }
    failOnce(.noTest)
  }

  static func add(_ failure: Failure, _ cause: Cause) {
    failure.write("error")
    failOnce(cause)
  }

  private static func failOnce(_ cause: Cause) {
    switch cause {
    case .noRecorder: _ = failsWithoutRecorder
    case .noTest: _ = failsWithoutTest
    }
  }

  private static let failsWithoutRecorder: Void = fail(.noRecorder)
  private static let failsWithoutTest: Void = fail(.noTest)

  private static func fail(_ cause: Cause) {
    FileHandle.standardError.write(Data(cause.explanation.utf8))
    atexit {
      fflush(nil)
      // To call 'exit' again is undefined.
      _exit(EXIT_FAILURE)
    }
  }
}
