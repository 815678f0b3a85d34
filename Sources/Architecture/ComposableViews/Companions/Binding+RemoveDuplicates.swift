import ComposableCore
import ComposableUI

extension Binding {
  /// Returns a binding that ignores writes of the current value, as compared by a function.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self {
    let base = UncheckedSendable(self)
    let isDuplicate = UncheckedSendable(isDuplicate)
    return Self(
      get: { base.value.wrappedValue },
      set: { newValue in
        guard !isDuplicate.value(base.value.wrappedValue, newValue) else { return }
        base.value.wrappedValue = newValue
      })
  }
}

extension Binding where Value: Equatable {
  /// Returns a binding that ignores writes of the current value.
  public func removeDuplicates() -> Self {
    removeDuplicates(by: ==)
  }
}
