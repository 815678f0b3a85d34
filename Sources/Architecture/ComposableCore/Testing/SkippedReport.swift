import Foundation
import IssueReporting

/// Shows something that a test leaves out, without failing it.
///
/// It is a known issue, and an informative message where no test runs. XCTest knows expected failures
/// on Apple's systems only; elsewhere the message goes to the standard error.
func reportSkipped(_ message: String, at location: SourceLocation) {
  let message = TestIssues.skipped(message)
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
