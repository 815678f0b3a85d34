public import CasePaths

extension UIBinding {
  /// Returns whether an optional enum is in a case without an associated value.
  ///
  /// Writing `false` sets the enum to `nil` if it is in that case. Writing `true` in any other case reports
  /// an issue.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> UIBinding<Bool> where Value == Enum? {
    let base: UIBinding<Void?> = self[dynamicMember: keyPath]
    return UIBinding<Bool>(base)
  }
}
