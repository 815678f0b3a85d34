/// A limit of time for somebody who looks again and again whether something has happened.
///
/// It is over when the clock says so and there was a look for each ten milliseconds, of which a
/// thousand are enough. A process that is held up, as on a machine that others keep busy, has had less
/// time than the clock says.
package struct TimeLimit {
  private let end: ContinuousClock.Instant
  /// How many looks there must be before the time can be over.
  package private(set) var looksLeft: Int

  /// Starts the time.
  package init(_ duration: Duration) {
    end = .now.advanced(by: duration)
    looksLeft = Int(max(0, min(1_000, duration / .milliseconds(10))))
  }

  /// Returns whether the time is over; asking for it is a look.
  package mutating func isOver() -> Bool {
    guard looksLeft > 0 else { return .now >= end }
    looksLeft -= 1
    return false
  }
}
