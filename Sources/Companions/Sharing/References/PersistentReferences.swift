import ConcurrencyExtras
import Dependencies
import IssueReporting

/// The persistent references in use, with one for each identity of a key.
///
/// The references are a dependency so that tests do not see each other's values.
final class PersistentReferences: Sendable {
  private let references = WeakTable<Slot, AnyObject>()

  // Safe: an identity is only read, and belongs to a key, which is `Sendable`.
  private struct Slot: Hashable, @unchecked Sendable {
    // Identities of different types may be equal when their types are erased.
    let type: ObjectIdentifier
    let id: AnyHashable

    init<ID: Hashable>(_ id: ID) {
      self.type = ObjectIdentifier(ID.self)
      self.id = AnyHashable(id)
    }
  }

  /// Returns the reference that is in use for a key, or else a new one.
  ///
  /// - Parameter loads: Whether a new reference loads its value right away.
  func reference<Value>(
    for key: some SharedReaderKey<Value>, initialValue: () -> Value, loads: Bool = true
  ) -> PersistentReference<Value> {
    let slot = Slot(key.id)
    let reference: PersistentReference<Value>
    if let existing = references.object(for: slot) {
      if let existing = existing as? PersistentReference<Value> {
        reference = existing
      } else {
        let existingType = (existing as? any AnyPersistentReference)?.valueType
        reportIssue(
          Issues.differentValueType(
            key: "\(key)", value: Value.self, existing: existingType ?? type(of: existing)))
        reference = PersistentReference(
          key: key, initialValue: initialValue(), onDeinit: { _ in })
      }
    } else {
      // No lock is held while the initial value is made, which may create shared values itself.
      let new = PersistentReference(
        key: key, initialValue: initialValue(),
        onDeinit: { [weak references] in references?.remove($0, for: slot) })
      // Another thread, or the making of the initial value, may have inserted a reference by now.
      reference = references.insert(new, for: slot) as? PersistentReference<Value> ?? new
    }
    reference.start(loads: loads)
    return reference
  }

  /// Returns the reference of a key, which must have a value.
  ///
  /// - Throws: The error of loading the value, or one that says that there is no value.
  func reference<Value>(
    requiring key: some SharedReaderKey<Value>
  ) async throws -> PersistentReference<Value> {
    let value = try await key.requiredValue()
    let reference = reference(for: key, initialValue: { value }, loads: false)
    reference.receive(.success(value), tracking: .current)
    return reference
  }

  /// Returns the reference of a key, and whether it was created with the given value.
  func reference<Value>(
    for key: some SharedReaderKey<Value>, orNewWith value: () -> Value
  ) -> (reference: PersistentReference<Value>, isNew: Bool) {
    var isNew = false
    let reference = reference(
      for: key,
      initialValue: {
        isNew = true
        return value()
      }, loads: false)
    return (reference, isNew)
  }

  /// The number of references in use.
  var count: Int { references.count }
}

extension PersistentReferences: DependencyKey {
  static let liveValue = PersistentReferences()
  static var testValue: PersistentReferences { PersistentReferences() }

  static var current: PersistentReferences { DependencyValues._current[Self.self] }
}
