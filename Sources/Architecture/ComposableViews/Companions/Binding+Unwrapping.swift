import ComposableCore
import ComposableUI

extension Binding {
  /// Creates a binding to the value of an optional, if there is one.
  ///
  /// Once the optional is `nil`, the binding returns the last value. Writing then changes only the
  /// value in the binding, not the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.binding(to: .some, holding: value)
  }
}
