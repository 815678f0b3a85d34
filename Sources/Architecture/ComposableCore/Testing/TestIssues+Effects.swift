/// The wording of failures about effects.
extension TestIssues {
  static func effectInFlightAtEnd(_ effect: CodeLocation) -> String {
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

  static func unfinishedEffects(_ wait: EndOfWait, effects: [CodeLocation]) -> String {
    """
    "finish" found \(count(effects.count, "effect")) still running\(wait)

    \(list(effects))

    The usual causes:

    - They wait for a clock or a stream that the test controls. Advance or finish it.
    - They live as long as their feature. Cancel the task that "send" returned, or send the action \
    that ends them.
    - They wait for the world outside. Give "finish" a longer "timeout".
    """
  }

  /// - Parameters:
  ///   - action: The action that started the effects, if it is known.
  ///   - effects: The source locations that created the effects, as far as they are known.
  static func unfinishedTask(
    _ wait: EndOfWait, action: String?, effects: [CodeLocation]
  ) -> String {
    let origin = action.map { "the action '\($0)'" } ?? "an action"
    let list = effects.isEmpty ? "" : "\n\n\(list(effects))"
    return """
      "finish" found effects of \(origin) still running\(wait)\(list)

      The usual causes:

      - They wait for a clock or a stream that the test controls. Advance or finish it.
      - They live as long as their feature. Call "cancel" in place of "finish".
      - They wait for the world outside. Give "finish" a longer "timeout".
      """
  }

  /// The reason why "finish" stopped waiting.
  enum EndOfWait: CustomStringConvertible {
    case timeout(Duration)
    /// Every effect is suspended, and nothing runs that could resume one within the timeout.
    case standstill(Duration)

    init(_ outcome: TestExecutor.Waiting, timeout: Duration) {
      self = outcome == .timedOut ? .timeout(timeout) : .standstill(timeout)
    }

    var description: String {
      switch self {
      case .timeout(let timeout): " after \(timeout)."
      case .standstill(let timeout):
        ". Every one is suspended, so none can end within the timeout of \(timeout)."
      }
    }
  }

  static func busyEffects(_ api: API, steps: Int, effects: [CodeLocation]) -> String {
    """
    \(api.name) found effects that keep running: they took \(steps) steps without coming to rest.

      Effects that still run:
    \(list(effects))

    The usual causes:

    - A loop yields, or sends actions, without ever waiting for anything.
    - An immediate clock drives a timer that never ends.

    To fix this, let the effect wait for a clock or a stream that the test controls.
    """
  }

  static func busyTasks(_ api: API) -> String {
    """
    \(api.name) timed out: tasks of the main actor are still running after many steps.

    The usual causes:

    - A task on the main actor yields in a loop without ever waiting for anything.
    - A task that an earlier test has started was never cancelled.

    To fix this, let the task wait for a clock or a stream that the test controls, or cancel it.
    """
  }

  static func skippedEffects(_ effects: [CodeLocation]) -> String {
    """
    "skipInFlightEffects" skipped \(count(effects.count, "effect")), which go on:

    \(list(effects))
    """
  }

  static let noEffectsToSkip = """
    "skipInFlightEffects" found no running effect to skip.

    To fix this, remove the call, or pass "strict: false".
    """
}
