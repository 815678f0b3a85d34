import Dependencies
import Foundation
import IssueReporting

/// The references with keys that are in use: one per identity of a key.
///
/// It is a dependency so that tests do not see each other's values.
final class PersistentReferences: @unchecked Sendable {
  // Safe: touched only while `lock` is held.
  private var entries: [Slot: Entry] = [:]
  private let lock = NSLock()

  // Safe: an identity is read only, and comes from a key, which is `Sendable`.
  private struct Slot: Hashable, @unchecked Sendable {
    // Identities of different types may be equal when their types are erased.
    let type: ObjectIdentifier
    let id: AnyHashable

    init<ID: Hashable>(_ id: ID) {
      self.type = ObjectIdentifier(ID.self)
      self.id = AnyHashable(id)
    }
  }

  private struct Entry {
    weak var reference: (any AnyPersistentReference)?
  }

  /// Returns the reference that is in use for a key, or else a new one.
  ///
  /// - Parameter loads: Whether a new reference is to load its value right away.
  func reference<Value>(
    for key: some SharedReaderKey<Value>,
    initialValue: () -> Value,
    loads: Bool = true
  ) -> PersistentReference<Value> {
    let slot = Slot(key.id)
    let reference: PersistentReference<Value>
    if let existing = self.existing(in: slot) {
      if let existing = existing as? PersistentReference<Value> {
        reference = existing
      } else {
        reportIssue(
          Issues.differentValueType(
            key: "\(key)", value: Value.self, existing: existing.valueType))
        reference = PersistentReference(
          key: key, initialValue: initialValue(), onDeinit: {})
      }
    } else {
      // No lock is held while the initial value is made, which may create shared values itself.
      let new = PersistentReference(
        key: key, initialValue: initialValue(),
        onDeinit: { [weak self] in self?.removeIfUnused(slot) })
      reference = insert(new, in: slot)
    }
    reference.start(loads: loads)
    return reference
  }

  private func existing(in slot: Slot) -> (any AnyPersistentReference)? {
    lock.withLock { entries[slot]?.reference }
  }

  /// Inserts a reference, unless another thread was faster.
  private func insert<Value>(
    _ new: PersistentReference<Value>,
    in slot: Slot
  ) -> PersistentReference<Value> {
    lock.withLock {
      if let existing = entries[slot]?.reference as? PersistentReference<Value> { return existing }
      entries[slot] = Entry(reference: new)
      return new
    }
  }

  private func removeIfUnused(_ slot: Slot) {
    lock.withLock {
      if let entry = entries[slot], entry.reference == nil { entries[slot] = nil }
    }
  }

  /// How many references are in use.
  var count: Int { lock.withLock { entries.count } }
}

extension PersistentReferences: DependencyKey {
  static let liveValue = PersistentReferences()
  static var testValue: PersistentReferences { PersistentReferences() }

  /// The references of the dependencies in force.
  static var current: PersistentReferences { DependencyValues._current[Self.self] }
}
