import IssueReporting

extension CasePathable {
  /// Changes the associated value of a case in place.
  ///
  /// Reports an issue, and changes nothing, when this value is in another case.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modify(&self, yield) == nil else { return }
    reportIssue(
      unexpectedCaseMessage(Value.self, value: self),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The message of an issue: a value was to be modified in a case that it is not in.
///
/// It names the type of the case's value and not the key path, which has no readable form on most
/// systems.
func unexpectedCaseMessage(_ type: Any.Type, value: Any) -> String {
  """
  "modify" was called for a case that holds '\(type)', on a value in another case.

    Value: \(value)

  To fix this, check the case first, with "is" or "if case".
  """
}
