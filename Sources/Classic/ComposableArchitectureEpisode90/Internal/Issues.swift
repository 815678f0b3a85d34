import CustomDump

/// The messages of this module to users.
enum Issues {
  static func dump(_ value: Any) -> String {
    String(customDumping: value)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }

  static func effectsLeft(_ count: Int) -> String {
    """
    The script ended while \(pending(count)) not run.

    To fix this, add a "receive" or a "fireAndForget" step for each.
    """
  }

  static func effectsBeforeSend(_ count: Int) -> String {
    """
    A "send" step was reached while \(pending(count)) not run.

    To fix this, add a "receive" or a "fireAndForget" step for each before.
    """
  }

  private static func pending(_ count: Int) -> String {
    count == 1 ? "1 effect was" : "\(count) effects were"
  }

  static func noEffect(_ type: StepType) -> String {
    """
    A "\(type)" step was reached, but there is no effect to run.

    To fix this, remove the step, or correct the reducer if it should return an effect.
    """
  }

  static func missingAction(_ type: StepType) -> String {
    """
    A "\(type)" step has no action.

    To fix this, give it one; only a "fireAndForget" step has none.
    """
  }

  static func nothingReceived(_ expected: Any) -> String {
    """
    A "receive" step ran an effect that emitted nothing within a second.

      Expected:
    \(dump(expected))

    To fix this, replace what the effect depends on for the test, or use a "fireAndForget" step if \
    it is to emit nothing.
    """
  }

  static func needlessAction(_ received: Any) -> String {
    """
    A "fireAndForget" step ran an effect that emitted an action.

      Received:
    \(dump(received))

    To fix this, use a "receive" step.
    """
  }

  static func unexpectedAction<Action>(expected: Action, received: Action) -> String {
    """
    A "receive" step got an unexpected action:

    \(difference(expected, received))

      (Expected: −, Received: +)
    """
  }

  static func unexpectedValue<Value>(expected: Value, actual: Value) -> String {
    """
    A step produced an unexpected value:

    \(difference(expected, actual))

      (Expected: −, Actual: +)
    """
  }

  private static func difference<Value>(_ lhs: Value, _ rhs: Value) -> String {
    (diff(lhs, rhs, format: .proportional) ?? String(customDumping: rhs))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }
}
