/// A point in time, given by its distance from the start of a clock.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The distance from the start of the clock.
  public let offset: Duration

  /// Creates the instant at a distance from the start of the clock, zero by default.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the instant that is later by a duration.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Returns the time from this instant to another.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Returns whether an instant is earlier than another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
