import ComposableCore
import ComposableUI

extension Binding {
  /// Returns whether an optional enum is in a case without an associated value.
  ///
  /// ```swift
  /// @Reducer enum Destination {
  ///   case help
  /// }
  ///
  /// .sheet(isPresented: $store.destination.help) { Text("…") }
  /// ```
  ///
  /// Writing `false` removes the enum if it is in that case. Writing `true` has no effect.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let base: Binding<Void?> = self[dynamicMember: keyPath]
    return base.isPresent()
  }
}
