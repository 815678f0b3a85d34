import ConcurrencyExtras
import Foundation

/// A reference to the wrapped value of another reference's optional value.
///
/// While the optional is `nil`, the reference has the last value that it read. Changes then affect
/// that value only, and the optional stays `nil`.
final class UnwrappedReference<Base: Reference, Value>: Reference, @unchecked Sendable
where Base.Value == Value? {
  let base: Base
  // Safe: touched only while `lock` is held.
  private var lastValue: Value
  private let lock = NSLock()

  init?(_ base: Base) {
    guard let value = base.value else { return nil }
    self.base = base
    self.lastValue = value
  }

  var value: Value { remember(base.readableValue ?? nil) }
  var readableValue: Value? { value }
  var actualValue: Value { remember(base.actualValue) }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  var description: String { base.description }
  func load() async throws { try await base.load() }
  func touch() { base.touch() }
  var valueNotifier: @Sendable () -> Void { base.valueNotifier }
  func touchStatus() { base.touchStatus() }

  @discardableResult
  private func remember(_ value: Value?) -> Value {
    guard let value else { return lock.withLock { lastValue } }
    // The old value is released outside of the lock, for its deinitializer may run any code.
    var old = value
    lock.withLock { swap(&lastValue, &old) }
    return value
  }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  var saveError: (any Error)? { base.saveError }

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      if optional == nil {
        var value = remember(nil)
        defer { remember(value) }
        return try operation(&value)
      }
      defer { remember(optional) }
      return try operation(&optional!)
    }
  }

  func save() async throws { try await base.save() }
}

extension UnwrappedReference: DumpableReference {}
