import Foundation

/// What a shared property points to at the moment; copies of the property point to the same.
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
      // The old target is released outside of the lock: it may do anything when it goes.
      let old = lock.withLock {
        defer { _target = newValue }
        return _target
      }
      withExtendedLifetime(old) {}
    }
  }
}
