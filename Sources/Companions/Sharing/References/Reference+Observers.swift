import ConcurrencyExtras
import Observation

/// Makes a property point from one reference to another, and moves its observers.
///
/// If the references have different values, observers of the value are notified at once. Otherwise
/// they are notified when the value of the new reference changes.
///
/// - Parameters:
///   - isNew: Whether the new reference was created with the value of the old one.
///   - point: A function that makes the property point to the new reference.
func moveObservers<Value>(
  from old: some Reference<Value>, to new: some Reference<Value>, isNew: Bool, point: () -> Void
) {
  // The notifier does not keep the old reference, which may no longer be in use.
  let notify = old.valueNotifier
  let isSame = areEqual(old.value, new.value) ?? isNew
  let isChanged = Locked(false)
  withObservationTracking {
    _ = new.value
  } onChange: {
    isChanged.withValue { $0 = true }
    notify()
  }
  point()
  old.touchStatus()
  // Observers may have been notified before the property pointed to the new reference.
  if !isSame || isChanged.value { notify() }
}
