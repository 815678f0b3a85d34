import IssueReporting

/// A clock that reports an issue when a test uses it.
///
/// The clock dependencies have this value in tests, so a test fails if it uses a clock that it has
/// not overridden. Each function is reported once in a test, or in the effects of a test store.
/// After the report, the clock acts as the one that it wraps.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the wrapped clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private let reported = ReportedIssues()

  /// Creates a clock that reports issues under a name, and otherwise acts as another clock.
  public init<C: Clock>(_ base: C, name: String = "\(C.self)") where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
  }

  /// Creates a clock that reports issues under a name, and otherwise acts as an immediate clock.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = ImmediateClock<Duration>.Instant()
  ) {
    self.init(ImmediateClock(now: now), name: name)
  }

  /// The current time of the wrapped clock; reading it reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The smallest time step of the wrapped clock; reading it reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, and sleeps on the wrapped clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ member: String) {
    let issue = Issues.unimplemented(clock: name, member: member)
    if reported.shouldReport(issue) { reportIssue(issue) }
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports issues under a name, and otherwise acts as an immediate clock.
  public init(name: String = "Clock") {
    self.init(ImmediateClock(), name: name)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that reports an issue whenever it is used.
  public static func unimplemented(name: String = "Clock") -> Self {
    UnimplementedClock(name: name)
  }
}
