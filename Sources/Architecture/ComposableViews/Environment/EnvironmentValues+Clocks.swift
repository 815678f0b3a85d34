import ComposableUI

extension EnvironmentValues {
  /// The clock that views wait on, which is suspended together with the system.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clock that views wait on, which goes on while the system is suspended.
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
