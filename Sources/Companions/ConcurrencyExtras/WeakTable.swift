/// Objects that are in use, found by a key and held weakly.
///
/// Reading a weak reference makes a strong one, which may turn out to be the last. So no strong
/// reference, and no key, is released while the table's lock is held: an object's `deinit` may use
/// the table itself.
package final class WeakTable<Key: Hashable, Object: AnyObject>: Sendable {
  private let entries = Locked<[Key: WeakTableEntry]>([:])

  package init() {}

  /// Returns the object of a key, if one is in use.
  package func object(for key: Key) -> Object? {
    entries.withValue { $0[key]?.object } as? Object
  }

  /// Inserts an object, unless one with its key is in use already.
  ///
  /// - Returns: The object that is in use now.
  package func insert(_ new: Object, for key: Key) -> Object {
    let existing = entries.withValue { entries -> AnyObject? in
      if let existing = entries[key]?.object { return existing }
      entries[key] = WeakTableEntry(new)
      return nil
    }
    return existing as? Object ?? new
  }

  /// Removes an object, which calls this in its `deinit`.
  ///
  /// Its identity, which no other object can have yet, distinguishes it from its successor.
  package func remove(_ id: ObjectIdentifier, for key: Key) {
    let removed = entries.withValue { entries in
      entries.index(forKey: key).flatMap { index in
        entries[index].value.id == id ? entries.remove(at: index) : nil
      }
    }
    withExtendedLifetime(removed) {}
  }

  /// The objects that are in use.
  package var all: [Object] {
    entries.withValue { $0.values.compactMap(\.object) }.compactMap { $0 as? Object }
  }

  package var count: Int { entries.withValue(\.count) }
}

// A class, for Swift 6.3 takes an optional structure with a weak reference and an identity for one that
// is there though it is `nil`.
private final class WeakTableEntry {
  weak var object: AnyObject?
  let id: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    self.id = ObjectIdentifier(object)
  }
}
