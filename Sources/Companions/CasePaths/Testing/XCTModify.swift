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
  guard var value = optional else {
    reportIssue(
      absentValueMessage(Wrapped.self, note: message()),
      fileID: fileID, filePath: filePath, line: line, column: column)
    return
  }
  let before = value
  modify(
    &value, before: before, message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column)
  optional = value
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
  guard var value = path.extract(from: root) else {
    reportIssue(
      unexpectedCaseMessage(in: "XCTModify", Case.self, value: root, note: message()),
      fileID: fileID, filePath: filePath, line: line, column: column)
    return
  }
  let before = value
  modify(
    &value, before: before, message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column)
  root = path.embed(value)
}

/// The task-local setting that decides whether `XCTModify` requires a change.
///
/// Test stores set it from their exhaustivity.
@_spi(Internals)
public enum XCTModifyLocals {
  /// Whether a closure that changes nothing is a failure.
  @TaskLocal public static var isExhaustive = true
}

private func modify<Value>(
  _ value: inout Value,
  before: Value,
  _ message: String,
  _ body: (inout Value) throws -> Void,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  do {
    try body(&value)
  } catch {
    reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    return
  }
  guard XCTModifyLocals.isExhaustive, areEqual(before, value) else { return }
  reportIssue(
    unmodifiedValueMessage(value, note: message),
    fileID: fileID, filePath: filePath, line: line, column: column)
}

private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<Equal: Equatable>(_ lhs: Equal) -> Bool {
    lhs == rhs as? Equal
  }
  return (lhs as? any Equatable).map { compare($0) } ?? false
}
