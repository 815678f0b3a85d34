/// The current task's handling of changes to shared values.
struct ChangeTracking: Sendable {
  @TaskLocal static var current: ChangeTracking?

  /// The innermost tracker.
  let tracker: SharedChangeTracker

  /// Whether shared values read as their expected values instead of their current ones.
  let isAsserting: Bool

  /// The recorded changes that an assertion is about.
  let period: SharedChangePeriod

  /// The trackers of the operations around this one, which record its changes as well.
  private let outerTrackers: [SharedChangeTracker]

  init(_ tracker: SharedChangeTracker, isAsserting: Bool, period: SharedChangePeriod = .all) {
    self.tracker = tracker
    self.isAsserting = isAsserting
    self.period = period
    let outerTrackers = Self.current.map { $0.outerTrackers + [$0.tracker] } ?? []
    self.outerTrackers = outerTrackers.filter { $0 != tracker }
  }

  /// The value that an assertion expects, or `nil` if the real one is expected.
  func expectedValue<Value>(of reference: StoredReference<Value>) -> Value? {
    tracker.snapshot(of: reference, in: period)
  }

  /// The value after the changes of an assertion's period, or `nil` if that is the real one.
  func actualValue<Value>(of reference: StoredReference<Value>) -> Value? {
    tracker.value(of: reference, at: period.end)
  }

  /// Records the value of a reference before its first change.
  func record<Value>(_ reference: StoredReference<Value>, before value: Value) {
    tracker.record(reference, before: value)
    for outer in outerTrackers { outer.record(reference, before: value) }
  }
}
