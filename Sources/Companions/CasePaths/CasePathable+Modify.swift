import IssueReporting

extension CasePathable {
  /// Changes the associated value of a case in place.
  ///
  /// Reports an issue, and changes nothing, if this value is in another case.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(
      AnyCasePath(keyPath), yield: yield,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Changes the associated value of a case in place.
  ///
  /// Reports an issue, and changes nothing, if this value is in another case.
  public mutating func modify<Value>(
    _ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(
      Self.allCasePaths[keyPath: keyPath], yield: yield,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private mutating func modify<Value>(
    _ path: AnyCasePath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard path.modifyIfPresent(&self, yield) == nil else { return }
    reportIssue(
      unexpectedCaseMessage(Value.self, value: self),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
