import CasePaths

/// The wording of failures about actions.
extension TestIssues {
  /// The facts about an expected action that was not received.
  struct Miss {
    let expected: String
    /// Whether any action at all would have ended the wait.
    let isAny: Bool
    /// The actions received instead.
    let received: [Any]
    /// The source locations that created the running effects.
    let effects: [CodeLocation]

    var action: String { isAny ? "action" : "matching action" }

    var facts: String {
      var facts = "  Expected:\n\(expected)"
      if !received.isEmpty {
        let labels = received.map { "    \(caseLabel(of: $0))" }.joined(separator: "\n")
        facts += "\n\n  Received, but not matching:\n\(labels)"
      }
      if !effects.isEmpty { facts += "\n\n  Effects that still run:\n\(list(effects))" }
      return facts
    }
  }

  /// Describes the actions of a case by its name.
  static func action<Action, Value>(of keyPath: CaseKeyPath<Action, Value>) -> String {
    action(
      of: AnyCasePath(keyPath),
      label: CasePaths.caseLabel(of: keyPath) ?? emptyCaseLabel(AnyCasePath(keyPath)))
  }

  /// Describes the actions of a case, by its name if the case has no value.
  static func action<Action, Value>(of path: AnyCasePath<Action, Value>) -> String {
    action(of: path, label: emptyCaseLabel(path))
  }

  private static func action<Action, Value>(
    of path: AnyCasePath<Action, Value>, label: String?
  ) -> String {
    let name = label.map { "an action of the case '\($0)'" } ?? "an action of the case"
    return Value.self == Void.self
      ? "\(name), which holds no value" : "\(name), which holds a value of '\(Value.self)'"
  }

  private static func emptyCaseLabel<Action, Value>(_ path: AnyCasePath<Action, Value>) -> String? {
    (() as? Value).map { caseLabel(of: path.embed($0)) }
  }

  static func nothingReceived(_ miss: Miss) -> String {
    """
    "receive" got no \(miss.action), and no effect is running that could send one.

    \(miss.facts)

    The usual causes:

    - The reducer does not return the effect, or another one.
    - The effect ended without sending an action, or was cancelled.
    - An earlier "receive" has taken the action.

    To fix this, check the effect, or remove the "receive".
    """
  }

  static func effectsEnded(_ miss: Miss) -> String {
    """
    "receive" got no \(miss.action): the effects that were running have ended without one.

    \(miss.facts)

    The usual causes:

    - The effect was cancelled while "receive" was waiting.
    - The effect got an answer for which it sends no action.

    To fix this, check the effect, or remove the "receive".
    """
  }

  static func nothingUnderWay(_ miss: Miss, timeout: Duration) -> String {
    """
    "receive" got no \(miss.action): every running effect is suspended, so none can arrive \
    within the timeout of \(timeout).

    \(miss.facts)

    The usual causes:

    - The effect waits for a clock. Advance the test clock first.
    - The effect waits for a stream or a continuation that the test controls. Resume it first.
    - The effect waits for the world outside in a way that can't be seen. Override the dependency, \
    or give "receive" a "timeout", which it then waits for.
    """
  }

  static func receiveTimeout(_ miss: Miss, timeout: Duration) -> String {
    """
    "receive" got no \(miss.action) within \(timeout).

    \(miss.facts)

    The usual causes:

    - The effect waits for the world outside. Override the dependency with a value for tests, or \
    give "receive" a longer "timeout".
    - The effect waits for a clock or a stream. Use a test clock and advance it, or resume the stream.
    """
  }

  static func unexpectedAction(_ mismatch: String) -> String {
    """
    "receive" got another action than the expected one:

    \(mismatch)

    It was taken all the same, with the state that it led to. To fix this, correct the "receive", or \
    the order of those around it.
    """
  }

  static func mismatch(_ expected: String, _ received: Any) -> String {
    "  Expected:\n    \(expected)\n\n  Received:\n\(dump(received))"
  }

  static func unassertedActionsBeforeSend(_ actions: [Any]) -> String {
    """
    "send" was called while \(count(actions.count, "received action")) \
    \(actions.count == 1 ? "was" : "were") not asserted:

    \(list(actions))

    To fix this, call "receive" for each before, or "skipReceivedActions".
    """
  }

  static func unassertedActionsAtFinish(_ actions: [Any]) -> String {
    unassertedActions(headline: "\"finish\" found", actions)
  }

  static func unassertedActionsAtEnd(_ actions: [Any]) -> String {
    unassertedActions(headline: "The test ended with", actions)
  }

  private static func unassertedActions(headline: String, _ actions: [Any]) -> String {
    """
    \(headline) \(count(actions.count, "received action")) that \
    \(actions.count == 1 ? "was" : "were") not asserted:

    \(shortened(actions.map { "    \(caseLabel(of: $0))" }).joined(separator: "\n"))

    To fix this, call "receive" for each, or "skipReceivedActions".
    """
  }

  static func passedOver(_ actions: [Any]) -> String {
    """
    "receive" passed over \(count(actions.count, "received action")) before the expected one:

    \(list(actions))
    """
  }

  static func skippedActions(_ actions: [Any]) -> String {
    """
    "skipReceivedActions" skipped \(count(actions.count, "received action")):

    \(list(actions))
    """
  }

  static let noActionsToSkip = """
    "skipReceivedActions" found no received action to skip.

    To fix this, remove the call, or pass "strict: false".
    """

  static func sendAfterDismissal(_ action: Any) -> String {
    """
    "send" was called for a feature that has dismissed itself:

    \(dump(action))

    The action was ignored. To fix this, end the test where the feature is dismissed, or check \
    "isDismissed".
    """
  }

  static func presentedWithoutIfLet(_ action: Any) -> String {
    """
    "send" got an action of a presented feature that no "ifLet" runs.

      Action:
    \(dump(action))

    It changed nothing, and started no effect.

    The usual cause is a parent without "ifLet" for this feature.

    To fix this, add "ifLet" with the same state and action to the parent's reducer.
    """
  }

  /// Abbreviates an action to its cases: `.child(.presented(.response))`.
  static func caseLabel(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
    let payload = Mirror(reflecting: child.value)
    if payload.displayStyle == .enum { return ".\(name)(\(caseLabel(of: child.value)))" }
    let isNamed = payload.displayStyle == .tuple
    let labels = payload.children.map { label in
      label.label.map { $0.hasPrefix(".") ? "_:" : "\($0):" } ?? "_:"
    }
    return isNamed ? ".\(name)(\(labels.joined()))" : ".\(name)(_:)"
  }
}
