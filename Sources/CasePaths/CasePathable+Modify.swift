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
    guard AnyCasePath(keyPath).modifyIfPresent(&self, yield) == nil else { return }
    reportIssue(
      unexpectedCaseMessage(Value.self, value: self),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
