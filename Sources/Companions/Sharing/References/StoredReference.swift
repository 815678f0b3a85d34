import ConcurrencyExtras
import Foundation
import IssueReporting

/// A reference that holds the value itself.
///
/// While the value is being changed, reads on every thread get the value from before the change,
/// without waiting. That copy is free, except that a changed collection has to copy its elements.
/// A large collection is therefore changed in place. Other threads wait until the change ends. A
/// read by the changing thread gets an earlier value, and reports an issue.
class StoredReference<Value>: MutableReference, @unchecked Sendable {
  // Safe: all of these are touched only while `lock` is held. `storage` is `nil` while the value is
  // changed in place; `earlierValue` is the one from before the first change in place.
  private var storage: Value?
  private var earlierValue: Value?
  private var mustKeepValue = false
  private var changeCount = 0
  private let lock = NSLock()

  private let changeLock = CycleCheckedLock()
  private let canBeLarge = Value.self is any CollectionCopiedOnWrite.Type
  let observation = ReferenceObservation()

  init(_ value: Value) {
    self.storage = value
  }

  // Subclasses that load and save the value override these members.
  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  var description: String { "value: \(String(reflecting: liveValue))" }
  func load() async throws {}
  func save() async throws {}

  /// Handles a change by a user, before another thread can change the value.
  ///
  /// - Returns: An old value to release once other threads can change the value again.
  func didMutate(_ value: Value) -> Value? { nil }

  /// Handles a change by a user, after other threads can change the value again.
  func didUnlock() {}
}

// MARK: Reading

extension StoredReference {
  final var value: Value { readableValue ?? reportedEarlierValue() }

  final var readableValue: Value? {
    observation.access(\.value)
    guard let tracking = ChangeTracking.current, tracking.isAsserting else {
      return liveValueIfReadable
    }
    return tracking.expectedValue(of: self) ?? liveValueIfReadable
  }

  final var actualValue: Value {
    observation.access(\.value)
    guard let tracking = ChangeTracking.current, tracking.isAsserting else { return liveValue }
    return tracking.actualValue(of: self) ?? liveValue
  }

  final var revision: ReferenceRevision {
    ReferenceRevision(reference: ObjectIdentifier(self), number: lock.withLock { changeCount })
  }

  /// The real value; reading it registers no observation.
  final var liveValue: Value { liveValueIfReadable ?? reportedEarlierValue() }

  private var liveValueIfReadable: Value? {
    lock.lock()
    let value = storage
    lock.unlock()
    return value ?? valueAfterChange()
  }

  /// Waits until another thread has changed the value in place.
  ///
  /// - Returns: The value, or `nil` if this thread would wait for itself.
  private func valueAfterChange() -> Value? {
    guard changeLock.enter(need: .medium) == .entered else { return nil }
    defer { changeLock.leave() }
    return lock.withLock { storage }
  }

  private func reportedEarlierValue() -> Value {
    reportIssue(Issues.overlappingRead(of: Value.self))
    return earlierValueInstead()
  }

  private func earlierValueInstead() -> Value {
    let value = lock.withLock {
      mustKeepValue = true
      return storage ?? earlierValue
    }
    guard let value else { preconditionFailure("A value is changed in place and no other is kept") }
    return value
  }

  final func touch() {
    observation.notify(\.value)
  }

  final var valueNotifier: @Sendable () -> Void { { [observation] in observation.notify(\.value) } }

  final func touchStatus() {
    observation.notify(\.isLoading)
    observation.notify(\.loadError)
    observation.notify(\.saveError)
  }
}

// MARK: Changing

extension StoredReference {
  final func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if let tracking = ChangeTracking.current, tracking.isAsserting {
      return try tracking.tracker.expect(of: self, in: tracking.period, operation)
    }
    defer { didUnlock() }
    return try mutate(tracking: .current, isByUser: true, operation)
  }

  /// Replaces the value without saving the new one.
  final func replace(by newValue: Value, tracking: ChangeTracking?) {
    // The old value is released after the change lock, for its deinitializer may run any code.
    var value = newValue
    mutate(tracking: tracking, isByUser: false) { swap(&$0, &value) }
  }

  /// Changes the value, and notifies observers once the change lock is released.
  private func mutate<R>(
    tracking: ChangeTracking?, isByUser: Bool, _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    switch changeLock.enter(need: .medium) {
    case .entered:
      // Released last, for the deinitializers of values may run any code.
      var oldValues = OldValues()
      defer { withExtendedLifetime(oldValues) {} }
      defer { observation.notify(\.value) }
      defer { changeLock.leave() }
      return try mutate(tracking: tracking, isByUser: isByUser, oldValues: &oldValues, operation)
    case .nested:
      return try changeCopy(operation, issue: Issues.nestedChange(of: Value.self))
    case .deadlock:
      return try changeCopy(operation, issue: Issues.circularChange(of: Value.self))
    }
  }

  private struct OldValues {
    var value: Value?
    var unsavedValue: Value?
  }

  private func mutate<R>(
    tracking: ChangeTracking?,
    isByUser: Bool,
    oldValues: inout OldValues,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    var value = takeValue()
    tracking?.record(self, before: value)
    defer {
      if isByUser { oldValues.unsavedValue = didMutate(value) }
      oldValues.value = value
      lock.lock()
      swap(&storage, &oldValues.value)
      changeCount &+= 1
      lock.unlock()
    }
    return try operation(&value)
  }

  /// Returns the value to change; the caller must have entered the change lock.
  private func takeValue() -> Value {
    lock.lock()
    defer { lock.unlock() }
    guard let value = storage else { preconditionFailure("A value is taken while it is changed") }
    if canBeLarge, !mustKeepValue, isLargeCollection(value) {
      if earlierValue == nil { earlierValue = value }
      storage = nil
    }
    return value
  }

  /// Reports an issue, and changes a copy of the value that is then discarded.
  private func changeCopy<R>(_ operation: (inout Value) throws -> R, issue: String) rethrows -> R {
    reportIssue(issue)
    var value = liveValueIfReadable ?? earlierValueInstead()
    return try operation(&value)
  }
}

extension StoredReference: DumpableReference {}
