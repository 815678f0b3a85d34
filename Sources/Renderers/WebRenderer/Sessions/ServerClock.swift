#if PortableViews && Web
/// The clock of sessions, which tests can replace.
struct ServerClock: Sendable {
  /// A function that returns the time since a fixed moment.
  var now: @Sendable () -> Duration
  /// A function that waits for a duration, or throws if the task is cancelled.
  var sleep: @Sendable (Duration) async throws -> Void

  static let continuous: Self = {
    let start = ContinuousClock.now
    return Self(
      now: { start.duration(to: .now) },
      sleep: { try await Task.sleep(for: $0, clock: .continuous) })
  }()
}
#endif
