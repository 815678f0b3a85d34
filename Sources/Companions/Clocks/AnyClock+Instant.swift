extension AnyClock {
  /// An instant of the wrapped clock.
  ///
  /// > Important: Instants that wrap different types are never equal. Comparing their order or
  /// > computing their distance stops the program.
  public struct Instant: InstantProtocol {
    private let base: any InstantProtocol<Duration>

    init(_ base: some InstantProtocol<Duration>) {
      self.base = base
    }

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Self {
      func advance(_ instant: some InstantProtocol<Duration>) -> Self {
        Self(instant.advanced(by: duration))
      }
      return advance(base)
    }

    /// Returns the time from this instant to another.
    public func duration(to other: Self) -> Duration {
      func distance<I: InstantProtocol<Duration>>(from instant: I) -> Duration {
        instant.duration(to: other.unwrapped(as: I.self))
      }
      return distance(from: base)
    }

    /// Returns whether an instant is earlier than another; stops the program if their types differ.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      func isEarlier<I: InstantProtocol<Duration>>(_ instant: I) -> Bool {
        instant < rhs.unwrapped(as: I.self)
      }
      return isEarlier(lhs.base)
    }

    /// Returns whether two instants wrap equal instants of the same type.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      func isEqual<I: InstantProtocol<Duration>>(_ instant: I) -> Bool {
        instant == rhs.base as? I
      }
      return isEqual(lhs.base)
    }

    /// Feeds the wrapped instant to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(base)
    }

    /// Returns the instant of the wrapped clock, or stops the program if it has another type.
    func unwrapped<I: InstantProtocol<Duration>>(as type: I.Type = I.self) -> I {
      guard let instant = base as? I else {
        // Not a precondition: an optimised build omits its message.
        fatalError(Issues.foreignInstant(base, expected: I.self))
      }
      return instant
    }
  }
}
