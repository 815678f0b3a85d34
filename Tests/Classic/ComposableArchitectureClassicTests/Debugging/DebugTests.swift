import ComposableArchitectureClassic
import Foundation
import Testing

private struct State: Equatable {
  var count = 0
  var name = "blob"
}

private enum Inner: Equatable {
  case increment(by: Int)
  case rest
}

private enum Action: Equatable {
  case inner(Inner)
  case rename(String, at: Int)
}

private let reducer = Reducer<State, Action, LockIsolated<[String]>> { state, action, _ in
  switch action {
  case .inner(.increment(let step)): state.count += step
  case .inner(.rest): break
  case .rename(let name, _): state.name = name
  }
  return .none
}

@Suite("Printing what classic reducers do", .enabled(if: isDebugBuild))
struct DebugTests {
  private let queue = DispatchQueue(label: "DebugTests")

  private func run(
    _ reducer: Reducer<State, Action, LockIsolated<[String]>>, _ actions: Action...
  ) -> [String] {
    let output = LockIsolated<[String]>([])
    var state = State()
    for action in actions {
      // Printing is an effect: nothing is printed before the effect runs.
      _ = Emissions(of: reducer(&state, action, output))
    }
    queue.sync {}
    return output.value
  }

  private func environment(_ output: LockIsolated<[String]>) -> DebugEnvironment {
    DebugEnvironment(printer: { text in output.withValue { $0.append(text) } }, queue: queue)
  }

  @Test("'debug' prints each action with the difference it makes to the state")
  func debug() {
    let output = run(
      reducer.debug(environment: environment), .inner(.increment(by: 2)), .inner(.rest))
    #expect(
      output == [
        """
        received action:
          Action.inner(
            .increment(by: 2)
          )
          State(
        -   count: 0,
        +   count: 2,
            name: "blob"
          )

        """,
        """
        received action:
          Action.inner(.rest)
          (No state changes)

        """,
      ])
  }

  @Test("'debugActions' prints the actions without the state")
  func debugActions() {
    let output = run(
      reducer.debugActions("app", environment: environment), .rename("bob", at: 1))
    #expect(
      output == [
        """
        app: received action:
          Action.rename(
            "bob",
            at: 1
          )

        """
      ])
  }

  @Test("actions can be abbreviated to their cases")
  func labels() {
    let output = run(
      reducer.debugActions(actionFormat: .labelsOnly, environment: environment),
      .inner(.increment(by: 1)), .inner(.rest), .rename("bob", at: 1))
    #expect(
      output == [
        "received action:\n  Action.inner(.increment(by:))\n",
        "received action:\n  Action.inner(.rest)\n",
        "received action:\n  Action.rename(_:, at:)\n",
      ])
  }

  @Test("printing can be limited to a part of the state and one action case")
  func parts() {
    let output = run(
      reducer.debug(
        "count", state: \.count, action: /Action.inner, environment: environment),
      .rename("bob", at: 1), .inner(.increment(by: 3)))
    #expect(
      output == [
        """
        count: received action:
          Inner.increment(by: 3)
        - 0
        + 3

        """
      ])
  }

  @Test("a value can customize its debug output")
  func customOutput() {
    struct Secret: CustomDebugOutputConvertible { let debugOutput = "***" }
    #expect(String(customDumping: [Secret()]) == "[\n  [0]: ***\n]")
  }

  @Test("'signpost' doesn't change what a reducer does")
  func signpost() {
    var state = State()
    _ = reducer.signpost("app")(&state, .inner(.increment(by: 1)), LockIsolated([]))
    #expect(state.count == 1)
  }
}
