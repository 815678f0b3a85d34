import IssueRecording
import IssueReporting

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the value of an optional in a test, and reports an issue if the optional is `nil`.
///
/// Also reports an issue if `body` throws, or does not change a value that is equatable.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let value = modified(
    optional, orReport: absentValueMessage(Wrapped.self, note: message()), message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column)
  if let value { optional = value }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the value of a case in a test, and reports an issue if the enum is in another case.
///
/// Also reports an issue if `body` throws, or does not change a value that is equatable.
public func XCTModify<Enum: CasePathable, Case>(
  _ root: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  XCTModify(
    &root, case: AnyCasePath(keyPath), message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the value of a case in a test, and reports an issue if the enum is in another case.
///
/// Also reports an issue if `body` throws, or does not change a value that is equatable.
public func XCTModify<Enum, Case>(
  _ root: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let value = modified(
    path.extract(from: root),
    orReport: unexpectedCaseMessage(in: "XCTModify", Case.self, value: root, note: message()),
    message(), body, fileID: fileID, filePath: filePath, line: line, column: column)
  if let value { root = path.embed(value) }
}

/// The task-local setting that decides whether `XCTModify` requires a change.
///
/// Test stores set it from their exhaustivity.
@_spi(Internals)
public enum XCTModifyLocals {
  /// Whether a closure that changes nothing is a failure.
  @TaskLocal public static var isExhaustive = true
}

private func modified<Value>(
  _ before: Value?, orReport absence: @autoclosure () -> String,
  _ message: @autoclosure () -> String, _ body: (inout Value) throws -> Void,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) -> Value? {
  func report(_ issue: String) {
    reportIssue(issue, fileID: fileID, filePath: filePath, line: line, column: column)
    UnrecordedFailures.noteAssertion()
  }
  guard let before else {
    report(absence())
    return nil
  }
  let message = message()
  var value = before
  do {
    try body(&value)
    if XCTModifyLocals.isExhaustive, areEqual(before, value) {
      report(unmodifiedValueMessage(value, note: message))
    }
  } catch {
    reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    UnrecordedFailures.noteAssertion()
  }
  return value
}

private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<Equal: Equatable>(_ lhs: Equal) -> Bool {
    lhs == rhs as? Equal
  }
  return (lhs as? any Equatable).map { compare($0) } ?? false
}
