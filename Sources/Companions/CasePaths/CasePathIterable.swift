/// An enum whose cases can be enumerated, as key paths.
///
/// ```swift
/// for keyPath in Item.Status.allCasePaths {
///   print(keyPath)
/// }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
