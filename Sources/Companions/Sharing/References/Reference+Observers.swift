import ConcurrencyExtras
import Observation

/// Makes a property point from one reference to another, and moves its observers.
///
/// Observers of the value are notified if the other reference has another value, and else once that
/// changes.
///
/// - Parameters:
///   - isNew: Whether the other reference was created with the value of the first.
///   - point: Makes the property point to the other reference.
func moveObservers<Value>(
  from old: some Reference<Value>,
  to new: some Reference<Value>,
  isNew: Bool,
  point: () -> Void
) {
  // The old reference is not kept: it may no longer be in use.
  let notify = old.valueNotifier
  let isSame = areEqual(old.value, new.value) ?? isNew
  let isChanged = LockIsolated(false)
  withObservationTracking {
    _ = new.value
  } onChange: {
    isChanged.setValue(true)
    notify()
  }
  point()
  old.touchStatus()
  // Observers may have been notified before the property pointed to the other reference.
  if !isSame || isChanged.value { notify() }
}
