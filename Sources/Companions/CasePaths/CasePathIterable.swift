/// An enum that lists the key paths of all its cases.
///
/// ```swift
/// for keyPath in Item.Status.allCasePaths {
///   print(keyPath)
/// }
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
