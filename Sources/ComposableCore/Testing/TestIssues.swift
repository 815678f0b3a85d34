import CustomDump

/// The wording of a test store's failures.
enum TestIssues {
  static func dump(_ value: Any) -> String { Issues.dump(value) }

  static func received(_ action: Any) -> String {
    "  Received:\n\(dump(action))"
  }

  /// Shows how two values differ, with `−` before the first's lines and `+` before the second's.
  static func difference<Value>(
    _ expected: Value, _ actual: Value, labels: (String, String)
  ) -> String {
    guard let difference = diff(expected, actual, format: .proportional) else {
      return "  \(labels.0):\n\(dump(expected))\n\n  \(labels.1):\n\(dump(actual))"
    }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
    return "\(lines)\n\n  (\(labels.0): −, \(labels.1): +)"
  }

  // MARK: State

  static func unexpectedState(_ difference: String) -> String {
    """
    The state is not the expected one:

    \(difference)
    """
  }

  static func unassertedChange(_ difference: String) -> String {
    """
    The state changed, but no change was asserted:

    \(difference)

    To fix this, assert the change in a trailing closure.
    """
  }

  static func needlessAssertion(event: String) -> String {
    """
    A change of state was asserted, but \(event) changed nothing.

    To fix this, leave out the trailing closure.
    """
  }

  static func assertionThrew(_ error: any Error) -> String {
    """
    The assertion threw an error:

    \(dump(error))
    """
  }

  // MARK: Actions

  static func unexpectedAction(_ mismatch: String) -> String {
    """
    The received action is not the expected one:

    \(mismatch)
    """
  }

  static func nothingReceived(_ expected: String) -> String {
    """
    An action was expected, but none was received, and no effect is running that could send one.

      Expected:
    \(expected)

    To fix this, check that the reducer returns the effect and that the effect sends the action.
    """
  }

  static func receiveTimeout(
    _ expected: String, timeout: Duration, effects: [SourceLocation]
  ) -> String {
    """
    An action was expected, but none was received in \(timeout).

      Expected:
    \(expected)

      Effects that are still waiting for something:
    \(list(effects))

    To fix this, advance the clock or finish the stream that they wait for, or give "receive" a \
    longer "timeout" if they wait for the world outside.
    """
  }

  static func unassertedActionsBeforeSend(_ actions: [Any]) -> String {
    """
    An action can't be sent before \(count(actions.count)) that \
    \(actions.count == 1 ? "was" : "were") received \(actions.count == 1 ? "is" : "are") asserted:

    \(actions.map(dump).joined(separator: "\n\n"))

    To fix this, call "receive" for each, or "skipReceivedActions".
    """
  }

  static func unassertedActionsAtEnd(_ actions: [Any]) -> String {
    """
    The test ended with \(count(actions.count)) that \(actions.count == 1 ? "was" : "were") \
    received but not asserted:

    \(actions.map(dump).joined(separator: "\n\n"))

    To fix this, call "receive" for each, or "skipReceivedActions".
    """
  }

  static func sendAfterDismissal(_ action: Any) -> String {
    """
    An action was sent to a feature that has dismissed itself:

    \(dump(action))

    To fix this, end the test where the feature is dismissed.
    """
  }

  static let noActionsToSkip = """
    There are no received actions to skip.

    To fix this, remove the call, or pass "strict: false".
    """

  // MARK: Effects

  static func effectInFlightAtEnd(_ effect: SourceLocation) -> String {
    """
    The test ended while an effect that was started here is still running.

      Effect:
        \(effect)

    The usual causes:

    - It waits for a clock or a stream that the test controls. Advance or finish it.
    - It lives as long as its feature. Cancel the task that "send" returned, or send the action \
    that ends it.
    - It has not ended yet. Call "finish" at the end of the test.

    If the effect is of no interest, call "skipInFlightEffects".
    """
  }

  static func finishTimeout(timeout: Duration, effects: [SourceLocation]) -> String {
    """
    Effects are still running after \(timeout):

    \(list(effects))

    To fix this, advance the clocks and finish the streams that they wait for, cancel those that \
    live as long as their feature, or give "finish" a longer "timeout".
    """
  }

  static func taskFinishTimeout(timeout: Duration) -> String {
    """
    The effects of an action are still running after \(timeout).

    To fix this, advance the clocks and finish the streams that they wait for, cancel the task, or \
    give "finish" a longer "timeout".
    """
  }

  static let noEffectsToSkip = """
    There are no running effects to skip.

    To fix this, remove the call, or pass "strict: false".
    """

  private static func list(_ effects: [SourceLocation]) -> String {
    effects.map { "    \($0)" }.joined(separator: "\n")
  }

  private static func count(_ actions: Int) -> String {
    actions == 1 ? "1 action" : "\(actions) actions"
  }
}
