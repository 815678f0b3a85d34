import ComposableArchitectureEpisode90
import Testing

private enum Action: Equatable {
  case load
  case loaded(Int)
  case save
}

private let reducer: Reducer<Int, Action> = { value, action in
  switch action {
  case .load: return [.sync { .loaded(1) }]
  case .loaded(let number):
    value = number
    return []
  case .save: return [.fireAndForget {}]
  }
}

struct ScriptFailureTests {
  @Test("a state other than the expected one is reported with its difference")
  func value() {
    expectIssues(
      """
      A step produced an unexpected value:

          − 2
          + 0

        (Expected: −, Actual: +)
      """
    ) {
      assert(
        initialValue: 0, reducer: reducer, steps: Step(.send, .save) { $0 = 2 },
        Step(.fireAndForget))
    }
  }

  @Test("an action other than the expected one is reported with a difference")
  func action() {
    expectIssues(
      """
      A "receive" step got an unexpected action:

          − Action.loaded(2)
          + Action.loaded(1)

        (Expected: −, Received: +)
      """
    ) {
      assert(
        initialValue: 0, reducer: reducer, steps: Step(.send, .load),
        Step(.receive, .loaded(2)) { $0 = 1 })
    }
  }

  @Test("effects that no step has run are reported")
  func effectsLeft() {
    expectIssues(
      """
      A "send" step was reached while 1 effect was not run.

      To fix this, add a "receive" or a "fireAndForget" step for each before.
      """,
      """
      The script ended while 2 effects were not run.

      To fix this, add a "receive" or a "fireAndForget" step for each.
      """
    ) {
      assert(initialValue: 0, reducer: reducer, steps: Step(.send, .load), Step(.send, .save))
    }
  }

  @Test("'receive' and 'fireAndForget' steps without an effect are reported")
  func noEffect() {
    expectIssues(
      """
      A "receive" step was reached, but there is no effect to run.

      To fix this, remove the step, or correct the reducer if it should return an effect.
      """,
      """
      A "fireAndForget" step was reached, but there is no effect to run.

      To fix this, remove the step, or correct the reducer if it should return an effect.
      """
    ) {
      assert(
        initialValue: 0, reducer: reducer, steps: Step(.receive, .load), Step(.fireAndForget))
    }
  }

  @Test("a 'send' step without an action is reported")
  func noAction() {
    expectIssues(
      """
      A "send" step has no action.

      To fix this, give it one; only a "fireAndForget" step has none.
      """
    ) {
      assert(initialValue: 0, reducer: reducer, steps: Step(.send))
    }
  }

  @Test("steps for effects that emit nothing, or too much, are reported")
  func emissions() {
    expectIssues(
      """
      A "receive" step ran an effect that emitted nothing within a second.

        Expected:
          Action.load

      To fix this, replace what the effect depends on for the test, or use a "fireAndForget" step \
      if it is to emit nothing.
      """,
      """
      A "fireAndForget" step ran an effect that emitted an action.

        Received:
          Action.loaded(1)

      To fix this, use a "receive" step.
      """
    ) {
      assert(
        initialValue: 0, reducer: reducer, steps: Step(.send, .save), Step(.receive, .load),
        Step(.send, .load), Step(.fireAndForget))
    }
  }
}
