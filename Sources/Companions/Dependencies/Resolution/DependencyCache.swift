import ConcurrencyExtras
import Foundation

/// The default values of dependencies, each created once per key, context and running test.
final class DependencyCache: @unchecked Sendable {
  // Safe: all of these are touched only while `lock` is held.
  private var entries: [Slot: Entry] = [:]
  private var underConstruction: [Slot: CycleCheckedLock] = [:]
  private var lastTest: TestIdentity?
  private var preparedContexts = PreparedDependencies.shared.contexts
  private let lock = NSLock()

  /// The process's cache, read for values not prepared here; `nil` in the process's cache itself.
  private let parent: DependencyCache?
  private var prepared: [ObjectIdentifier: DependencyBox] = [:]
  private var readKeys: Set<ObjectIdentifier> = []
  private let defaults: [ObjectIdentifier: DependencyBox]

  /// Creates a cache without values.
  ///
  /// - Parameters:
  ///   - parent: The process's cache, if this cache is for a part of the process, such as a page of a
  ///     server.
  ///   - defaults: The values of that part that it has not prepared itself.
  init(
    parent: DependencyCache? = nil, defaults: [ObjectIdentifier: DependencyBox] = [:]
  ) {
    self.parent = parent
    self.defaults = defaults
  }

  /// The cache key of a default value.
  struct Slot: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    /// The running test, or `nil` if it is unknown.
    let test: TestIdentity?
  }

  private struct Entry {
    let value: DependencyBox
    let missing: MissingValue?
    var wasRead = false
  }

  /// The context of all dependencies whose context is not set explicitly.
  var context: DependencyContext { context(of: .current) }

  private func context(of test: TestIdentity?) -> DependencyContext {
    if let parent { return parent.context(of: test) }
    lock.lock()
    defer { lock.unlock() }
    return lockedContext(of: test)
  }

  /// The context of a test, else of the process; called while the lock is held.
  private func lockedContext(of test: TestIdentity?) -> DependencyContext {
    guard !preparedContexts.isEmpty else { return .ofProcess }
    return preparedContexts[test] ?? preparedContexts[nil] ?? .ofProcess
  }

  /// Returns the default value of a key if it exists and there is no issue to report.
  func readyBox(for key: ObjectIdentifier, context: DependencyContext?) -> DependencyBox? {
    if let parent { return preparedBox(for: key) ?? parent.readyBox(for: key, context: context) }
    let test = TestIdentity.current
    lock.lock()
    defer { lock.unlock() }
    let slot = Slot(key: key, context: context ?? lockedContext(of: test), test: test)
    guard let entry = entries[slot], entry.missing == nil else { return nil }
    if !entry.wasRead && !DependencyValues.isUpdating { entries[slot]?.wasRead = true }
    return entry.value
  }

  /// Returns the default value of a key; creates a missing one, and reports a key without a value.
  func value<Key: TestDependencyKey>(
    for key: Key.Type, in values: DependencyValues, request: DependencyRequest
  ) -> Key.Value {
    if let parent {
      return preparedBox(for: ObjectIdentifier(key))?.value(of: key)
        ?? parent.value(for: key, in: values, request: request)
    }
    let test = TestIdentity.current
    let slot = Slot(
      key: ObjectIdentifier(key), context: request.context ?? context(of: test), test: test)
    // Released last, while no lock is held: the values' `deinit` may run any code.
    var former: [DependencyBox] = []
    defer { withExtendedLifetime(former) {} }
    // Other threads wait here only if they read the same value.
    let construction = construction(of: slot)
    let access = construction.enter(need: .high)
    defer { if access == .entered { construction.leave() } }
    // Not a precondition, whose message an optimised build leaves out.
    if access == .deadlock { fatalError(Issues.circularDefaultValue(key: Issues.typeName(key))) }
    let entry =
      read(slot, isUpdate: request.isUpdate)
      ?? make(
        key, slot: slot, values: values, isUpdate: request.isUpdate, replacing: &former)
    report(entry, key: key, slot: slot, request: request)
    return entry.value.value(of: key)
  }

  /// Returns whether a default value was read, other than in an update closure.
  func wasRead(_ slot: Slot) -> Bool {
    lock.withLock { entries[slot]?.wasRead ?? readKeys.contains(slot.key) }
  }

  /// Removes a default value that only update closures have read.
  func forget(_ slot: Slot) {
    let former = lock.withLock { entries.removeValue(forKey: slot) }
    withExtendedLifetime(former) {}
  }

  /// Sets the context of a test, or of the process, for dependencies without an explicit one.
  func prepare(context: DependencyContext, of test: TestIdentity?) {
    parent?.prepare(context: context, of: test)
    lock.withLock { preparedContexts[test] = context }
  }

  /// Returns an entry as it was before this read, and marks it as read unless in an update.
  private func read(_ slot: Slot, isUpdate: Bool) -> Entry? {
    lock.withLock {
      guard let entry = entries[slot] else { return nil }
      if !isUpdate && !entry.wasRead { entries[slot]?.wasRead = true }
      return entry
    }
  }

  /// Removes the values of other XCTest cases when the first value of a new one is created.
  ///
  /// - Returns: All entries from before the removal, to release once the lock is free.
  private func forgetFormerTests(than test: TestIdentity?) -> [Slot: Entry] {
    guard case .xcTest = test, test != lastTest else { return [:] }
    lastTest = test
    let former = entries
    entries = entries.filter { slot, _ in
      if case .xcTest = slot.test { return slot.test == test }
      return true
    }
    return former
  }

  private func construction(of slot: Slot) -> CycleCheckedLock {
    lock.withLock {
      if let construction = underConstruction[slot] { return construction }
      let construction = CycleCheckedLock()
      if entries[slot] == nil { underConstruction[slot] = construction }
      return construction
    }
  }

  /// Creates and stores an entry, and returns it as one that was not read before.
  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    slot: Slot,
    values: DependencyValues,
    isUpdate: Bool,
    replacing former: inout [DependencyBox]
  ) -> Entry {
    var entry: Entry
    if let prepared = PreparedDependencies.shared.value(for: slot) {
      entry = Entry(value: prepared, missing: nil)
    } else {
      let (value, missing) = Resolution.makeValue(of: key, context: slot.context, values: values)
      entry = Entry(value: KeyedDependencyBox<Key>(value), missing: missing)
    }
    let unread = entry
    entry.wasRead = !isUpdate
    former += lock.withLock {
      defer { underConstruction[slot] = nil }
      let former = Array(forgetFormerTests(than: slot.test).values)
      return (former + [entries.updateValue(entry, forKey: slot)].compactMap { $0 }).map(\.value)
    }
    return unread
  }

  /// Reports a missing value: one for tests once per known test, any other for each read.
  private func report<Key: TestDependencyKey>(
    _ entry: Entry, key: Key.Type, slot: Slot, request: DependencyRequest
  ) {
    guard let missing = entry.missing, !request.isUpdate else { return }
    if entry.wasRead && missing == .test && slot.test != nil { return }
    let subject = Issues.Subject(
      name: request.name, key: key, value: Key.Value.self, location: request.location)
    reportIssue(
      missing == .test ? Issues.missingTestValue(subject) : Issues.missingLiveValue(subject),
      at: request.location)
  }
}

extension DependencyCache {
  /// Whether this is the cache of a part of the process, such as a page of a server.
  var isOfPart: Bool { parent != nil }

  /// The values that a part of the process has prepared, and its other default values.
  var preparedValues: [ObjectIdentifier: DependencyBox] {
    defaults.merging(lock.withLock { prepared }) { $1 }
  }

  /// Whether the process has prepared the value of a key.
  func isPrepared(_ key: ObjectIdentifier) -> Bool {
    let test = TestIdentity.current
    let slot = Slot(key: key, context: context(of: test), test: test)
    return PreparedDependencies.shared.value(for: slot) != nil
  }

  /// Sets a default value of a part of the process, unless one was set before.
  ///
  /// - Returns: Whether the value was set.
  func prepare(_ value: DependencyBox, for key: ObjectIdentifier) -> Bool {
    lock.withLock {
      guard prepared[key] == nil else { return false }
      prepared[key] = value
      return true
    }
  }

  private func preparedBox(for key: ObjectIdentifier) -> DependencyBox? {
    let isRead = !DependencyValues.isUpdating
    return lock.withLock {
      if isRead { readKeys.insert(key) }
      return prepared[key] ?? defaults[key]
    }
  }
}

extension DependencyCache.Slot {
  // Slots rarely differ in anything but the key, and hashing a test is slow.
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
