import IssueReporting

/// A clock that reports an issue whenever it is used.
///
/// It is what the clocks among the dependencies are in tests, so that a test that reaches a clock
/// without having overridden it fails. Having reported, it acts as the clock that it wraps.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the wrapped clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String

  /// Creates a clock that reports under a name, and then acts as another clock.
  public init<C: Clock>(_ base: C, name: String = "\(C.self)") where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
  }

  /// Creates a clock that reports under a name, and then lets every sleep be over at once.
  public init(
    name: String = "Clock",
    now: ImmediateClock<Duration>.Instant = ImmediateClock<Duration>.Instant()
  ) {
    self.init(ImmediateClock(now: now), name: name)
  }

  /// The current time of the wrapped clock; reading it is an issue.
  public var now: Instant {
    reportIssue(Issues.unimplemented(clock: name, member: "now"))
    return base.now
  }

  /// The smallest time step of the wrapped clock; reading it is an issue.
  public var minimumResolution: Duration {
    reportIssue(Issues.unimplemented(clock: name, member: "minimumResolution"))
    return base.minimumResolution
  }

  /// Sleeps on the wrapped clock, which is an issue.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportIssue(Issues.unimplemented(clock: name, member: "sleep"))
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports, and then lets every sleep be over at once.
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
