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

/// A point between two recorded changes; later points are greater.
package typealias SharedChangePoint = Int

/// The recorded changes between two points.
package struct SharedChangePeriod: Sendable {
  static let all = Self(start: .min, end: .max)

  package let start: SharedChangePoint
  package let end: SharedChangePoint

  /// Creates a period.
  ///
  /// - Parameter end: The end, or `nil` if the period includes all changes to come.
  package init(start: SharedChangePoint, end: SharedChangePoint?) {
    self.start = start
    self.end = end ?? .max
  }
}

extension SharedChangeTracker {
  /// Returns the point between the changes so far and those to come.
  package func point() -> SharedChangePoint {
    changes.point()
  }

  /// Runs an operation and records which shared values it changes, unless that is done already.
  package func trackIfNeeded<R>(_ operation: () throws -> R) rethrows -> R {
    guard ChangeTracking.current?.tracker != self else { return try operation() }
    return try track(operation)
  }

  /// Runs an operation in which shared properties have the values of a period.
  ///
  /// They have, and change, their expected values: from the start of the period, unless changed. A
  /// comparison of two shared properties takes the value at the end of the period on the right.
  package func assert<R>(
    _ period: SharedChangePeriod, _ operation: () throws -> R
  ) rethrows -> R {
    let tracking = ChangeTracking(self, isAsserting: true, period: period)
    return try ChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Forgets the changes before a point, as if they had been asserted.
  package func reset(before point: SharedChangePoint) {
    changes.removeAll(before: point)
  }

  /// Forgets the expected values that assertions have set.
  package func forgetExpectations() {
    changes.removeExpectations()
  }

  /// Whether an assertion has set the expected value of a reference that was written in a period.
  package func isWriteExpected(in period: SharedChangePeriod) -> Bool {
    changes.isWriteExpected(in: period)
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

  /// Returns the expected value of a reference, or `nil` if that is the real value.
  func snapshot<Value>(
    of reference: StoredReference<Value>, in period: SharedChangePeriod
  ) -> Value? {
    changes.expectation(of: reference)?.expected ?? value(of: reference, at: period.start)
  }

  /// Returns the value of a reference at a point, or `nil` if that is the real value.
  func value<Value>(of reference: StoredReference<Value>, at point: SharedChangePoint) -> Value? {
    changes.firstChange(of: reference, from: point)?.expected
  }

  /// Changes the expected value of a reference.
  func expect<Value, R>(
    of reference: StoredReference<Value>,
    in period: SharedChangePeriod,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    // No lock is held during the operation, so that it may read any value.
    var value = snapshot(of: reference, in: period) ?? reference.liveValue
    defer { changes.expect(SharedChange(reference, expected: value)) }
    return try operation(&value)
  }
}

/// The changes that a tracker has recorded.
private final class Changes: @unchecked Sendable {
  private typealias Section = [ObjectIdentifier: any AnySharedChange]

  private struct Log {
    /// The first change of each reference between two points, from the earliest on.
    var sections: [Section] = [[:]]
    /// The point at which the first section starts.
    var start: SharedChangePoint = 0
    /// The expected values that assertions have set.
    var expectations: Section = [:]

    var end: SharedChangePoint { start + sections.count - 1 }
    var isEmpty: Bool { expectations.isEmpty && sections.allSatisfy(\.isEmpty) }

    func sections(in period: SharedChangePeriod) -> ArraySlice<Section> {
      let first = min(max(period.start, start) - start, sections.count)
      let last = max(first, min(period.end, end + 1) - start)
      return sections[first..<last]
    }
  }

  private let log = Locked(Log())
  private let report: (_ message: () -> String) -> Void

  init(report: @escaping (_ message: () -> String) -> Void) {
    self.report = report
  }

  deinit {
    for change in all where change.isDifferent { report { change.message } }
  }

  var isEmpty: Bool { log.withValue(\.isEmpty) }

  /// The expected value of each reference.
  var all: [any AnySharedChange] {
    let log = log.value
    let first = log.sections.reduce(into: Section()) { $0.merge($1) { first, _ in first } }
    return Array(first.merging(log.expectations) { $1 }.values)
  }

  func expectation<Value>(of reference: StoredReference<Value>) -> SharedChange<Value>? {
    log.withValue { $0.expectations[ObjectIdentifier(reference)] } as? SharedChange<Value>
  }

  func firstChange<Value>(
    of reference: StoredReference<Value>, from point: SharedChangePoint
  ) -> SharedChange<Value>? {
    let id = ObjectIdentifier(reference)
    return log.withValue { log in
      let sections = log.sections(in: SharedChangePeriod(start: point, end: nil))
      return sections.first { $0[id] != nil }?[id]
    } as? SharedChange<Value>
  }

  func insert<Value>(_ change: SharedChange<Value>) {
    let id = ObjectIdentifier(change.reference)
    log.withValue { log in
      let last = log.sections.count - 1
      if log.sections[last][id] == nil { log.sections[last][id] = change }
    }
  }

  func expect<Value>(_ change: SharedChange<Value>) {
    let old = log.withValue {
      $0.expectations.updateValue(change, forKey: ObjectIdentifier(change.reference))
    }
    withExtendedLifetime(old) {}
  }

  func isWriteExpected(in period: SharedChangePeriod) -> Bool {
    log.withValue { log in
      let written = log.sections(in: period)
      return log.expectations.keys.contains { id in written.contains { $0[id] != nil } }
    }
  }

  func point() -> SharedChangePoint {
    log.withValue { log in
      if log.sections.last?.isEmpty == false { log.sections.append([:]) }
      return log.end
    }
  }

  // Changes are released outside of the lock, for the deinitializers of values may run any code.

  func removeAll() {
    let old = log.withValue { log in
      defer { log = Log(start: log.end + 1) }
      return log
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(before point: SharedChangePoint) {
    let old = log.withValue { log in
      let count = max(0, min(point - log.start, log.sections.count - 1))
      defer {
        log.sections.removeFirst(count)
        log.start += count
        log.expectations = [:]
      }
      return (log.sections.prefix(count), log.expectations)
    }
    withExtendedLifetime(old) {}
  }

  func removeExpectations() {
    let old = log.withValue { log in
      defer { log.expectations = [:] }
      return log.expectations
    }
    withExtendedLifetime(old) {}
  }
}
