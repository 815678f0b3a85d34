/// The wording of a test store's failures.
enum TestIssues {
  /// The test operation that a message is about.
  enum API: String {
    case send, receive, environment, `do`, end
  }

  static func unexpectedState<State>(_ api: API, expected: State, actual: State) -> String {
    """
    "\(api)" led to another state than the expected one:

    \(difference(expected, actual, labels: ("Expected", "Actual")))

    To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
    """
  }

  static func assertionThrew(_ api: API, _ error: any Error) -> String {
    """
    The closure of "\(api)" threw an error:

    \(Issues.dump(error))

    To fix this, make sure that the closure only throws when the test is to fail.
    """
  }

  static func nothingReceived(_ expected: Any) -> String {
    """
    "receive" got no action: no effect has sent one that is not asserted yet.

      Expected:
    \(Issues.dump(expected))

    The usual causes:

    - The effect waits for a scheduler. Advance it first.
    - The effect ended without sending an action, or was cancelled.
    - The reducer does not return the effect.

    To fix this, check the effect, or remove the "receive".
    """
  }

  static func unexpectedAction<Action>(expected: Action, received: Action) -> String {
    """
    "receive" got another action than the expected one:

    \(difference(expected, received, labels: ("Expected", "Received")))

    To fix this, correct the "receive", or the order of those around it.
    """
  }

  static func unassertedActions(_ actions: [Any], before api: API) -> String {
    let count = actions.count == 1 ? "1 received action" : "\(actions.count) received actions"
    let occasion =
      switch api {
      case .end: "The test ended with \(count) not asserted"
      default:
        "\"\(api)\" was called while \(count) \(actions.count == 1 ? "was" : "were") not asserted"
      }
    return """
      \(occasion):

      \(actions.map(Issues.dump).joined(separator: "\n\n"))

      To fix this, call "receive" for each before.
      """
  }

  static func effectInFlightAtEnd() -> String {
    """
    The test ended while an effect that this action started is still running.

    The usual causes:

    - It waits for a scheduler. Advance it, and receive what the effect sends.
    - It lives as long as its feature. Send the action that ends it.
    - It uses a scheduler or a dependency that the test does not control.

    To fix this, let the effect complete or cancel it before the test ends.
    """
  }

  private static func difference<Value>(
    _ lhs: Value, _ rhs: Value, labels: (String, String)
  ) -> String {
    let difference = diff(lhs, rhs, format: .proportional) ?? String(customDumping: rhs)
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
    return "\(lines)\n\n  (\(labels.0): −, \(labels.1): +)"
  }
}
