/// The extent to which a test must assert a feature's behaviour.
///
/// ```swift
/// store.exhaustivity = .off(showSkippedAssertions: true)
/// await store.send(.incrementButtonTapped)
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only what the test mentions.
  ///
  /// An assertion starts from the actual state, so it fails only for the values that it sets
  /// wrongly. A `receive` skips actions that do not match. Effects may still run at the end.
  ///
  /// - Parameter showSkippedAssertions: Whether to report skipped assertions, as issues that do not
  ///   fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test mentions, without reports of skipped assertions.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.rhymeButtonTapped)
  /// await store.receive(\.rhymeResponse)
  /// ```
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
