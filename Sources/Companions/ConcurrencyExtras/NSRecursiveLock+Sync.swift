import Foundation

extension NSRecursiveLock {
  /// Runs an operation while the lock is held.
  @_spi(Internals)
  @inlinable
  @discardableResult
  public func sync<R>(operation: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try operation()
  }
}
