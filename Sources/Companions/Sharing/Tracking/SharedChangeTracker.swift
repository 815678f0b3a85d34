import ConcurrencyExtras
import IssueReporting

/// A record of the shared values that an operation has changed, to assert those changes.
///
/// The tracker records each shared value before its first change. In ``assert(_:)``, shared
/// properties have those earlier values, can be changed without an effect on the real values, and
/// compare unequal to themselves until they equal the real values.
///
/// ```swift
/// @_spi(SharedChangeTracking) import Sharing
///
/// let tracker = SharedChangeTracker()
/// tracker.track { $count.withLock { $0 += 1 } }
/// tracker.assert {
///   // Here `count` is 0 and `$count == $count` is false.
///   $count.withLock { $0 = 1 }
///   // Here `count` is 1 and `$count == $count` is true.
/// }
/// ```
///
/// In tests, releasing the last copy of the tracker reports changes that were not asserted.
@_spi(SharedChangeTracking)
public struct SharedChangeTracker: Sendable {
  private let changes: Changes

  /// Creates a tracker without recorded changes.
  ///
  /// - Parameter reportUnassertedChanges: Whether releasing the tracker reports changes that were
  ///   not asserted; by default, whether a test runs.
  public init(
    reportUnassertedChanges: Bool = isTesting,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    changes = Changes { message in
      guard reportUnassertedChanges else { return }
      reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Whether a shared value differs from its expected value, by default the one before tracking.
  ///
  /// A value that cannot be compared differs if it was changed at all.
  public var hasChanges: Bool { changes.all.contains { $0.isDifferent } }

  /// Whether ``assert(_:)`` would run an operation as if it were called outside of it, as long as the
  /// operation changes no shared value.
  package var isTransparent: Bool { changes.isEmpty && ChangeTracking.current == nil }

  /// Runs an operation and records which shared values it, and tasks that it starts, change.
  public func track<R>(_ operation: () throws -> R) rethrows -> R {
    let tracking = ChangeTracking(self, isAsserting: false)
    return try ChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Runs an asynchronous operation and records which shared values it changes.
  public func track<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    let tracking = ChangeTracking(self, isAsserting: false)
    return try await ChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Runs an operation in which shared properties read and change their expected values.
  ///
  /// Values that have not changed keep their real values. A comparison of two shared properties
  /// takes the expected value of the left one and the real value of the right one.
  public func assert<R>(_ operation: () throws -> R) rethrows -> R {
    let tracking = ChangeTracking(self, isAsserting: true)
    return try ChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Forgets all changes, as if they had been asserted.
  public func reset() {
    changes.removeAll()
  }
}

extension SharedChangeTracker: Hashable {
  /// Whether two trackers are copies of one, with the same record.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.changes === rhs.changes }

  /// Feeds the identity of the tracker to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(changes))
  }
}

extension SharedChangeTracker {
  /// Records the value of a reference before its first change.
  func record<Value>(_ reference: StoredReference<Value>, before value: Value) {
    changes.insert(SharedChange(reference, expected: value))
  }

  /// Returns the expected value of a reference, or `nil` if the reference has not changed.
  func snapshot<Value>(of reference: StoredReference<Value>) -> Value? {
    changes[reference]?.expected
  }

  /// Changes the expected value of a reference.
  func expect<Value, R>(
    of reference: StoredReference<Value>, _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    // No lock is held during the operation, so that it may read any value.
    var value = snapshot(of: reference) ?? reference.liveValue
    defer { changes.update(SharedChange(reference, expected: value)) }
    return try operation(&value)
  }
}

/// The changes that a tracker has recorded.
private final class Changes: @unchecked Sendable {
  private let changes = Locked<[ObjectIdentifier: any AnySharedChange]>([:])
  private let report: (_ message: () -> String) -> Void

  init(report: @escaping (_ message: () -> String) -> Void) {
    self.report = report
  }

  deinit {
    for change in all where change.isDifferent { report { change.message } }
  }

  var isEmpty: Bool { changes.withValue(\.isEmpty) }

  var all: [any AnySharedChange] { Array(changes.value.values) }

  subscript<Value>(reference: StoredReference<Value>) -> SharedChange<Value>? {
    changes.withValue { $0[ObjectIdentifier(reference)] } as? SharedChange<Value>
  }

  func insert<Value>(_ change: SharedChange<Value>) {
    let id = ObjectIdentifier(change.reference)
    changes.withValue { if $0[id] == nil { $0[id] = change } }
  }

  func update<Value>(_ change: SharedChange<Value>) {
    let old = changes.withValue {
      $0.updateValue(change, forKey: ObjectIdentifier(change.reference))
    }
    withExtendedLifetime(old) {}
  }

  func removeAll() {
    _ = changes.exchange([:])
  }
}
