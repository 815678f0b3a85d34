import IssueReporting

/// The reporter that stands in for the default one in a process that runs tests.
///
/// The default one records through the library `IssueReportingTestSupport`. Without that it writes a line to
/// the standard error, and the test passes.
struct TestReporter: IssueReporter {
  private var base: _DefaultReporter { .default }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message()
    let failure = Failure(
      message: text, fileID: fileID, filePath: filePath, line: line, column: column)
    switch Recorder.current {
    case .base:
      base.reportIssue(
        text, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    case _ where severity == .warning: failure.write("warning")
    case .testing(let library): failure.record(in: library)
    case .xcTest(let fail): fail(text ?? "", filePath, line)
    case nil: UnrecordedFailures.add(failure, .noRecorder)
    }
  }

  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message()
    guard case .base = Recorder.current else {
      let description = "Caught error: \(error)\(text.map { ": \($0)" } ?? "")"
      return reportIssue(
        description, severity: .error, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    base.reportIssue(
      error, text, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    base.expectIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Records an issue that does not fail the test of Swift Testing that runs.
///
/// - Returns: Whether the issue is recorded. If not, `withExpectedIssue` finds the recorder that it needs, or the
///   process runs no tests of Swift Testing.
package func recordKnownIssue(
  _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) -> Bool {
  guard isTesting, case .testing(let library) = Recorder.current else { return false }
  library.recordKnownIssue(
    message, fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  return true
}

/// A way to make the running test fail.
private enum Recorder {
  typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  /// The default reporter, which finds the library `IssueReportingTestSupport`.
  case base
  case testing(TestingLibrary)
  case xcTest(Fail)

  /// The way of the current task's test, or `nil` if there is none.
  static var current: Self? {
    switch TestFramework.current {
    case .swiftTesting:
      // The default reporter takes a task without a test to belong to XCTest.
      if isBaseEnough, TestContext.current?.isSwiftTesting == true { return .base }
      return TestingLibrary.loaded.map(Self.testing)
    case .xcTest:
      // The default reporter adds a warning about host apps to each message, as it knows tests by Objective-C.
      return fail.map(Self.xcTest) ?? (isBaseEnough ? .base : nil)
    }
  }

  /// Whether the default reporter finds the recorders that it needs.
  private static let isBaseEnough: Bool = {
    #if DEBUG && canImport(Darwin)
    return true
    #else
    return LoadedLibrary("IssueReportingTestSupport", loadsIt: true)?
      .function("$s25IssueReportingTestSupport07_recordA0ypyF", as: UnsafeRawPointer.self) != nil
    #endif
  }()

  private static let fail: Fail? = {
    #if canImport(Darwin)
    return nil
    #else
    return LoadedLibrary("XCTest")?
      .function("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF", as: Fail.self)
    #endif
  }()
}
