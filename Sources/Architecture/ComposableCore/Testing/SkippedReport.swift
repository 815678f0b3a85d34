import Foundation
import IssueRecording
import IssueReporting

/// Reports a skipped assertion without failing the test.
///
/// The report is a known issue, or an informative message if no test runs. XCTest supports expected
/// failures on Apple's systems only; elsewhere the message is written to the standard error.
func reportSkipped(_ message: String, at location: CodeLocation) {
  let message = TestIssues.skipped(message)
  guard
    !recordKnownIssue(
      message, fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  else { return }
  #if !canImport(Darwin)
  if TestContext.current == .xcTest {
    FileHandle.standardError.write(
      Data("\(location.filePath):\(location.line): note: \(message)\n".utf8))
    return
  }
  #endif
  withExpectedIssue(
    isIntermittent: true, fileID: location.fileID, filePath: location.filePath,
    line: location.line, column: location.column
  ) {
    reportIssue(message, at: location)
  }
}
