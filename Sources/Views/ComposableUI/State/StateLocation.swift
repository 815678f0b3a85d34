#if PortableViews
import PerceptionCore

#if !canImport(Darwin)
import Synchronization
#endif

/// The storage of the value of a `@State` or a `@FocusState`.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let signal = Signal()
  private let lock = Mutex(())
  // Safe: only read and written inside `lock`.
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value {
    signal.access()
    return current
  }

  override func set(_ newValue: Value) {
    let old = current
    guard !ValueLayout.isSame(old, newValue) else { return }
    // The old value is released after the lock: its deinitializers may run any code.
    var value = newValue
    lock.withLock { _ in swap(&self.value, &value) }
    signal.fire()
  }

  private var current: Value {
    lock.lockAndRead { value }
  }
}

extension Mutex where Value == Void {
  fileprivate borrowing func lockAndRead<T>(_ body: () -> T) -> T {
    // Safe: the result leaves the lock as a copy.
    nonisolated(unsafe) var result: T?
    withLock { _ in result = body() }
    return result!
  }
}
#endif
