/// The wording of failures about effects.
extension TestIssues {
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

  static func unfinishedEffects(after timeout: Duration?, effects: [SourceLocation]) -> String {
    """
    "finish" met \(count(effects.count, "effect")) still running\(circumstance(timeout)):

    \(list(effects))

    The usual causes:

    - They wait for a clock or a stream that the test controls. Advance or finish it.
    - They live as long as their feature. Cancel the task that "send" returned, or send the action \
    that ends them.
    - They wait for the world outside. Give "finish" a longer "timeout".
    """
  }

  static func unfinishedTask(after timeout: Duration?) -> String {
    """
    "finish" met effects of an action still running\(circumstance(timeout)).

    The usual causes:

    - They wait for a clock or a stream that the test controls. Advance or finish it.
    - They live as long as their feature. Call "cancel" in place of "finish".
    - They wait for the world outside. Give "finish" a longer "timeout".
    """
  }

  private static func circumstance(_ timeout: Duration?) -> String {
    timeout.map { " after \($0)" } ?? ", and nothing under way that could end them"
  }

  static func busyEffects(_ api: API, steps: Int, effects: [SourceLocation]) -> String {
    """
    \(api.name) met effects that keep running: they took \(steps) steps without coming to rest.

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

  static func skippedEffects(_ effects: [SourceLocation]) -> String {
    """
    "skipInFlightEffects" skipped \(count(effects.count, "effect")), which go on:

    \(list(effects))
    """
  }

  static let noEffectsToSkip = """
    "skipInFlightEffects" met no running effect to skip.

    To fix this, remove the call, or pass "strict: false".
    """
}
