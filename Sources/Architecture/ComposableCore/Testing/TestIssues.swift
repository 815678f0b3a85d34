import CustomDump

/// The wording of a test store's failures; this file has the ones about state.
enum TestIssues {
  /// The function of the test store that a failure is about.
  enum API: String {
    case send, receive, assert, finish, skipReceivedActions, skipInFlightEffects
    /// Not a function: the store is deinitialized.
    case end

    var name: String { "\"\(rawValue)\"" }
  }

  static func unexpectedState(_ api: API, _ difference: String) -> String {
    let finding =
      switch api {
      case .assert: "\(api.name) found another state than the expected one"
      default: "\(api.name) led to another state than the expected one"
      }
    return """
      \(finding):

      \(difference)

      To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
      """
  }

  static func unassertedChange(_ api: API, _ difference: String) -> String {
    """
    \(api.name) changed the state, but no change was asserted:

    \(difference)

    To fix this, assert the change in a trailing closure.
    """
  }

  static func unassertedRest(_ api: API, _ difference: String) -> String {
    """
    \(api.name) changed more of the state than was asserted:

    \(difference)
    """
  }

  static func unassertedSharedChange(_ api: API, _ difference: String) -> String {
    """
    \(api == .end ? "The test ended with" : "\(api.name) found") changes of shared state that were \
    not asserted:

    \(difference)

    They were made outside of an action, by an effect for instance. To fix this, call "assert" and \
    change the shared state as expected.
    """
  }

  static func needlessAssertion(_ api: API) -> String {
    let event = api == .receive ? "the received action" : "the action"
    return """
      \(api.name) was given an assertion, but \(event) changed nothing.

      To fix this, leave out the trailing closure, or correct the reducer.
      """
  }

  static func assertionThrew(_ api: API, _ error: any Error) -> String {
    """
    The assertion of \(api.name) threw an error:

    \(dump(error))

    To fix this, make sure that the closure only throws when the test is to fail.
    """
  }

  static func skipped(_ message: String) -> String {
    "Skipped by the test, which goes on: \(message)"
  }
}

// MARK: Parts of messages

extension TestIssues {
  static func dump(_ value: Any) -> String { Issues.dump(value) }

  /// Describes the difference of two values: `−` marks lines of the first, `+` of the second.
  static func difference<Value>(
    _ expected: Value, _ actual: Value, labels: (String, String) = ("Expected", "Actual")
  ) -> String {
    guard let difference = diff(expected, actual, format: .proportional) else {
      return "  \(labels.0):\n\(dump(expected))\n\n  \(labels.1):\n\(dump(actual))"
    }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
    return "\(lines)\n\n  (\(labels.0): −, \(labels.1): +)"
  }

  static func list(_ effects: [CodeLocation]) -> String {
    effects.map { "    \($0)" }.joined(separator: "\n")
  }

  static func list(_ actions: [Any]) -> String {
    shortened(actions.map(dump)).joined(separator: "\n\n")
  }

  /// Returns texts in which a long run of the same one has its first text and the number of others.
  ///
  /// A clock that no test holds back may send an action thousands of times.
  static func shortened(_ texts: [String]) -> [String] {
    var result: [String] = []
    var rest = texts[...]
    while let text = rest.first {
      let end = rest.firstIndex { $0 != text } ?? rest.endIndex
      let run = rest[..<end]
      result += run.count > 4 ? [text, "    … and \(run.count - 1) more of the same"] : Array(run)
      rest = rest[end...]
    }
    return result
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
