/// The current task's handling of changes to shared values.
struct ChangeTracking: Sendable {
  @TaskLocal static var current: ChangeTracking?

  /// The innermost tracker.
  let tracker: SharedChangeTracker

  /// Whether shared values read as their expected values instead of their current ones.
  let isAsserting: Bool

  /// The trackers of the operations around this one, which record its changes as well.
  private let outerTrackers: [SharedChangeTracker]

  init(_ tracker: SharedChangeTracker, isAsserting: Bool) {
    self.tracker = tracker
    self.isAsserting = isAsserting
    let outerTrackers = Self.current.map { $0.outerTrackers + [$0.tracker] } ?? []
    self.outerTrackers = outerTrackers.filter { $0 != tracker }
  }

  /// Records the value of a reference before its first change.
  func record<Value>(_ reference: StoredReference<Value>, before value: Value) {
    tracker.record(reference, before: value)
    for outer in outerTrackers { outer.record(reference, before: value) }
  }
}
