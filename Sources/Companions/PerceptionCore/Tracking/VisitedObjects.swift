import ConcurrencyExtras

extension Observable where Self: AnyObject {
  /// Says that all visitors of a server are meant to share the object, and returns it.
  ///
  /// Each page of a server has an `App` of its own, but what a static property holds is the same for
  /// all. The server logs a warning, once, when the views of a second browser hold such an object. An
  /// object that is meant for everybody says so:
  ///
  /// ```swift
  /// @MainActor @Observable final class Room {
  ///   static let shared = Room().sharedAmongVisitors()
  /// }
  /// ```
  ///
  /// Has no other effect.
  @discardableResult
  public func sharedAmongVisitors() -> Self {
    VisitedObjects.record(of: self).share()
    return self
  }
}

/// The visitors of the observable objects that views hold, recorded while the objects are in use.
package enum VisitedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let record: VisitorRecord
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var capacity = 64

    /// Removes the entries of released objects, whenever their number has doubled.
    ///
    /// - Returns: The objects in use, which must be released while the table is not locked.
    mutating func prune() -> [AnyObject] {
      guard entries.count >= capacity else { return [] }
      var used: [AnyObject] = []
      entries = entries.filter { _, entry in
        guard let object = entry.object else { return false }
        used.append(object)
        return true
      }
      capacity = max(64, 2 * entries.count)
      return used
    }
  }

  private static let table = Locked(Table())

  /// Returns the record of an object, made if needed.
  package static func record(of object: AnyObject) -> VisitorRecord {
    let id = ObjectIdentifier(object)
    let (record, used) = table.withValue { table -> (VisitorRecord, [AnyObject]) in
      // A new object may have the identity of a released one.
      if let entry = table.entries[id], entry.object === object { return (entry.record, []) }
      let used = table.prune()
      let type: AnyObject.Type = type(of: object)
      let record = VisitorRecord { "\(type)" }
      table.entries[id] = Entry(object: object, record: record)
      return (record, used)
    }
    withExtendedLifetime(used) {}
    return record
  }

  /// The number of recorded objects, some of which may have been released.
  static var count: Int { table.withValue { $0.entries.count } }
}
