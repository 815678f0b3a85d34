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
      unexpectedCaseMessage(keyPath, value: self),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The message of an issue: a value was to be modified in a case that it is not in.
func unexpectedCaseMessage(_ keyPath: AnyKeyPath, value: Any) -> String {
  """
  Can't modify '\(value)' via '\(keyPath)': the value is in another case.
  """
}
