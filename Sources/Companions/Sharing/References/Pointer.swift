import Foundation

/// The current target of a shared property.
///
/// Copies of the property share one pointer.
final class Pointer<Target>: @unchecked Sendable {
  // Safe: touched only while `lock` is held. References are `Sendable`.
  private var _target: Target
  private let lock = NSLock()

  init(_ target: Target) {
    self._target = target
  }

  var target: Target {
    get { lock.withLock { _target } }
    set {
      // The old target is released outside of the lock, for its deinitializer may run any code.
      let old = lock.withLock {
        defer { _target = newValue }
        return _target
      }
      withExtendedLifetime(old) {}
    }
  }
}
