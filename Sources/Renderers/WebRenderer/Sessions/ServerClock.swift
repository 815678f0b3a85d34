#if PortableViews && Web
/// The passage of time as sessions see it, which tests control.
struct ServerClock: Sendable {
  /// The time since some fixed moment.
  var now: @Sendable () -> Duration
  /// Waits.
  var sleep: @Sendable (Duration) async throws -> Void

  /// Real time.
  static let continuous: Self = {
    let start = ContinuousClock.now
    return Self(
      now: { start.duration(to: .now) },
      sleep: { try await Task.sleep(for: $0, clock: .continuous) })
  }()
}
#endif
