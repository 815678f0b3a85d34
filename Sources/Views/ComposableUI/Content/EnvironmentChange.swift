#if PortableViews
/// A change of one value in the environment of a view.
package protocol EnvironmentChange {
  /// Makes the change.
  @MainActor func apply(to values: inout EnvironmentValues)

  /// Whether the other change, of the same type, makes the same one.
  func isSame(as other: any EnvironmentChange) -> Bool
}
#endif
