extension Never: CasePathable, CasePathIterable {
  /// The case paths of an enum without cases: none.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of a value's case; never read, because `Never` has no values.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      get {}
    }

    /// Returns an iterator that is at its end.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
      EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
    }
  }

  /// The paths to all cases: none.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
