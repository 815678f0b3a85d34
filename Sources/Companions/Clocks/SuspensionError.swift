/// The error that ``TestClock/checkSuspension()`` throws when a task sleeps on the clock.
public struct SuspensionError: Error, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The failure, and how to fix it.
  public var description: String { Issues.suspended }
}
