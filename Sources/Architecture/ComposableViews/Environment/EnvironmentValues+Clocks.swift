import ComposableUI

extension EnvironmentValues {
  /// The clock for views that stops while the system is suspended.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clock for views that keeps running while the system is suspended.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum SuspendingClockKey: EnvironmentKey {
  static let defaultValue: any Clock<Duration> = SuspendingClock()
}

private enum ContinuousClockKey: EnvironmentKey {
  static let defaultValue: any Clock<Duration> = ContinuousClock()
}
