#if PortableViews && Web
/// The clock of sessions, which tests can replace.
struct ServerClock: Sendable {
  /// The time since some fixed moment.
  var now: @Sendable () -> Duration
  /// Waits for a duration.
  var sleep: @Sendable (Duration) async throws -> Void

  /// The clock of real time.
  static let continuous: Self = {
    let start = ContinuousClock.now
    return Self(
      now: { start.duration(to: .now) },
      sleep: { try await Task.sleep(for: $0, clock: .continuous) })
  }()
}
#endif
