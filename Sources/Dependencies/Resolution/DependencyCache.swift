import Foundation
import IssueReporting

/// The default values of dependencies: each is made once per key, context and running test.
final class DependencyCache: @unchecked Sendable {
  // Safe: both are touched only while `lock` is held.
  private var entries: [Slot: Entry] = [:]
  private var underConstruction: [Slot: NSRecursiveLock] = [:]
  private let lock = NSLock()

  /// What a default value is kept under.
  struct Slot: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    /// The running test, where one can be told from another.
    let test: TestContext.Testing.Test.ID?
  }

  private struct Entry {
    let value: any Sendable
    let missing: MissingValue?
    var wasRead = false
  }

  /// Returns the default value of a key, and makes it if this is the first time.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    in values: DependencyValues,
    request: DependencyRequest
  ) -> Key.Value {
    let slot = Slot(
      key: ObjectIdentifier(key),
      context: request.context ?? PreparedDependencies.shared.context ?? .ofProcess)
    if let entry = read(slot, isUpdate: request.isUpdate), let value = entry.value as? Key.Value {
      report(entry, key: key, slot: slot, request: request)
      return value
    }
    return make(key, slot: slot, values: values, request: request)
  }

  /// Makes the value while other threads that want it wait, and threads that want others do not.
  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    slot: Slot,
    values: DependencyValues,
    request: DependencyRequest
  ) -> Key.Value {
    let construction = lock.withLock {
      if let construction = underConstruction[slot] { return construction }
      let construction = NSRecursiveLock()
      underConstruction[slot] = construction
      return construction
    }
    construction.lock()
    defer { construction.unlock() }
    if let entry = read(slot, isUpdate: request.isUpdate), let value = entry.value as? Key.Value {
      report(entry, key: key, slot: slot, request: request)
      return value
    }
    if let prepared = PreparedDependencies.shared.value(for: slot) as? Key.Value {
      store(Entry(value: prepared, missing: nil, wasRead: !request.isUpdate), in: slot)
      return prepared
    }
    let (value, missing) = Resolution.makeValue(of: key, context: slot.context, values: values)
    let entry = Entry(value: value, missing: missing)
    store(Entry(value: value, missing: missing, wasRead: !request.isUpdate), in: slot)
    report(entry, key: key, slot: slot, request: request)
    return value
  }

  /// Whether a default value was read, by anything but an update.
  func wasRead(_ slot: Slot) -> Bool {
    lock.withLock { entries[slot]?.wasRead ?? false }
  }

  /// Forgets a default value that nobody but updates has read.
  func forget(_ slot: Slot) {
    lock.withLock { _ = entries.removeValue(forKey: slot) }
  }

  /// Returns the entry as it was before, and remembers that it was read.
  private func read(_ slot: Slot, isUpdate: Bool) -> Entry? {
    lock.withLock {
      guard let entry = entries[slot] else { return nil }
      if !isUpdate && !entry.wasRead { entries[slot]?.wasRead = true }
      return entry
    }
  }

  private func store(_ entry: Entry, in slot: Slot) {
    lock.withLock {
      entries[slot] = entry
      underConstruction[slot] = nil
    }
  }

  /// Reports that a value is missing, once per test where tests can be told apart, else each time.
  private func report<Key: TestDependencyKey>(
    _ entry: Entry,
    key: Key.Type,
    slot: Slot,
    request: DependencyRequest
  ) {
    guard let missing = entry.missing, !request.isUpdate else { return }
    if entry.wasRead && (slot.test != nil || slot.context == .live) { return }
    let subject = Issues.Subject(
      name: request.name(), key: key, value: Key.Value.self, location: request.location)
    let location = request.location
    reportIssue(
      missing == .test ? Issues.missingTestValue(subject) : Issues.missingLiveValue(subject),
      fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
  }
}

extension DependencyCache.Slot {
  init(key: ObjectIdentifier, context: DependencyContext) {
    self.key = key
    self.context = context
    guard context == .test, case .swiftTesting(let testing)? = TestContext.current else {
      self.test = nil
      return
    }
    self.test = testing?.test.id
  }
}
