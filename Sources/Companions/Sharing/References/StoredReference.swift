import Foundation
import Observation

/// A reference that holds the value itself.
class StoredReference<Value>: MutableReference, @unchecked Sendable {
  // Safe: touched only while `lock` is held. It is `nil` while it is being changed.
  private var storage: Value?
  private let lock = NSRecursiveLock()
  let observation = ReferenceObservation()

  init(_ value: Value) {
    self.storage = value
  }

  // What follows is for subclasses that load and save the value.
  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  var description: String { "value: \(String(reflecting: liveValue))" }
  func load() async throws {}
  func save() async throws {}

  /// Called after each change by a user, while the lock is held.
  func didMutate(_ value: Value) {}

  /// Called after each change by a user, when the lock is free again.
  func didUnlock() {}
}

extension StoredReference {
  final var value: Value {
    observation.access(\.value)
    guard let tracking = ChangeTracking.current, tracking.isAsserting else { return liveValue }
    return tracking.tracker.snapshot(of: self) ?? liveValue
  }

  final var actualValue: Value {
    observation.access(\.value)
    return liveValue
  }

  /// The value as it is; reading it registers nothing.
  final var liveValue: Value {
    lock.lock()
    defer { lock.unlock() }
    return valueUnderLock
  }

  final func touch() {
    observation.notify(\.value)
  }

  final func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if let tracking = ChangeTracking.current, tracking.isAsserting {
      return try tracking.tracker.expect(of: self, operation)
    }
    defer { didUnlock() }
    return try mutate(tracking: .current) { value in
      defer { didMutate(value) }
      return try operation(&value)
    }
  }

  /// Replaces the value by one that comes from elsewhere, so that it is not saved.
  final func replace(by newValue: Value, tracking: ChangeTracking?) {
    mutate(tracking: tracking) { $0 = newValue }
  }

  /// Runs an operation while nobody else can change the value.
  final func whileLocked<R>(_ operation: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return operation()
  }

  /// Changes the value in place, and notifies observers once the lock is free again.
  private func mutate<R>(
    tracking: ChangeTracking?,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    defer { observation.notify(\.value) }
    lock.lock()
    var value = valueUnderLock
    tracking?.record(self, before: value)
    storage = nil
    defer {
      storage = value
      lock.unlock()
    }
    return try operation(&value)
  }

  private var valueUnderLock: Value {
    guard let storage else {
      // Not a precondition, whose message an optimised build leaves out.
      fatalError(Issues.overlappingAccess(to: Value.self))
    }
    return storage
  }
}

extension StoredReference: DumpableReference {}
