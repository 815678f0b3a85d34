/// How much of what a feature does a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only what the test mentions.
  ///
  /// An assertion starts from the actual state, so that it fails only for what it gets wrong. A
  /// `receive` passes over actions that do not match. Nothing needs to end with the test.
  ///
  /// - Parameter showSkippedAssertions: Whether to show what the test leaves out, as issues that do
  ///   not fail it.
  case off(showSkippedAssertions: Bool)

  /// Only what the test mentions, without showing what it leaves out.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
