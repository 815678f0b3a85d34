/// The messages of this module.
enum Issues {
  static func unimplemented(clock: String, member: String) -> String {
    """
    '\(clock).\(member)' was used, but this clock is unimplemented.

    Time depends on the outside world. To fix this, give the code under test another clock: a \
    'TestClock', whose time the test moves, or an 'ImmediateClock', on which every sleep is over \
    at once.
    """
  }

  static func runTimedOut(
    after timeout: Duration, sleepers: Int, now: Any, deadline: Any
  ) -> String {
    """
    'TestClock.run' timed out after \(timeout) with tasks still sleeping:

      Sleeping tasks: \(sleepers)
      Time of the clock: \(now)
      Next deadline: \(deadline)

    The usual cause is a timer that never stops. To fix this, stop the timer first, use \
    'TestClock.advance' to move the time by a fixed duration, or allow more time with \
    'run(timeout:)'.
    """
  }

  static func busy(_ api: String, steps: Int, tasks: String) -> String {
    """
    '\(api)' timed out: \(tasks) are still running after \(steps) steps.

    The usual causes:

    - A loop yields, or sends actions, without ever waiting for anything.
    - An immediate clock drives a timer that never ends.

    To fix this, let the task wait for a clock or a stream that the test controls.
    """
  }

  static let suspended = """
    'TestClock.checkSuspension' found a task asleep on the clock.

    To fix this, let the code under test stop sleeping, or move the time of the clock with \
    'advance' or 'run' before.
    """

  static func foreignInstant(_ instant: Any, expected: Any.Type) -> String {
    """
    The instant \(instant) belongs to another clock than one with instants of type '\(expected)'
    """
  }
}
