/// The case paths of an enum, with a look-up of the key path for a value's case.
public protocol CasePathReflectable<Root> {
  /// The enum with the cases.
  associatedtype Root: CasePathable

  /// The key path of the case that the given value is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The key path of the case that this value is in.
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
