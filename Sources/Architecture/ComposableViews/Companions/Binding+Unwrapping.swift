import ComposableCore
import ComposableUI

extension Binding {
  /// Creates a binding to the value of an optional, if there is one.
  ///
  /// Once the optional is `nil`, the binding returns the last value. Writing then changes only the
  /// value in the binding, not the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    let base = UncheckedSendable(base)
    self.init(
      get: { last.updated(by: base.value.wrappedValue) },
      set: { newValue in
        last.updated(by: newValue)
        guard base.value.wrappedValue != nil else { return }
        base.value.wrappedValue = newValue
      })
  }
}
