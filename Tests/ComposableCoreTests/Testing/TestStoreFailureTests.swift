import ComposableCore
import Testing

@MainActor
@Suite("TestStore failures")
struct TestStoreFailureTests {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
  }

  enum Action: Equatable, Sendable {
    case increment
    case nothing
    case send(Int)
    case received(Int)
    case wait
    case dismiss
  }

  private func makeStore() -> TestStore<State, Action> {
    TestStore(initialState: State()) {
      Reduce<State, Action> { state, action in
        @Dependency(\.dismiss) var dismiss
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .nothing:
          return .none
        case .send(let number):
          return .run { await $0(.received(number)) }
        case .received(let number):
          state.count = number
          return .none
        case .wait:
          return .run { _ in try await Task.never() }
        case .dismiss:
          return .run { _ in await dismiss() }
        }
      }
    }
  }

  private func expectFailure(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    of operation: () async -> Void
  ) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
      await operation()
    } matching: { issue in
      let isExpected = issue.description.hasSuffix(message)
      if !isExpected { print("Unexpected failure:\n\(issue.description)") }
      return isExpected
    }
  }

  @Test("T1: a wrong assertion shows the expected and the actual state")
  func wrongState() async {
    let store = makeStore()
    await expectFailure(
      """
      The state is not the expected one:

          \u{2007} TestStoreFailureTests.State(
          −   count: 2,
          +   count: 1,
          \u{2007}   name: "Blob"
          \u{2007} )

        (Expected: −, Actual: +)
      """
    ) {
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(store.state.count == 1)
  }

  @Test("T2: a change that is not asserted")
  func unassertedChange() async {
    let store = makeStore()
    await expectFailure(
      """
      The state changed, but no change was asserted:

          \u{2007} TestStoreFailureTests.State(
          −   count: 0,
          +   count: 1,
          \u{2007}   name: "Blob"
          \u{2007} )

        (Expected: −, Actual: +)

      To fix this, assert the change in a trailing closure.
      """
    ) {
      await store.send(.increment)
    }
  }

  @Test("T3: an assertion of no change")
  func needlessAssertion() async {
    let store = makeStore()
    await expectFailure(
      """
      A change of state was asserted, but sending the action changed nothing.

      To fix this, leave out the trailing closure.
      """
    ) {
      await store.send(.nothing) { _ in }
    }
  }

  @Test("T4: a send before a received action is asserted")
  func sendBeforeReceive() async {
    let store = makeStore()
    await store.send(.send(5))
    await expectFailure(
      """
      An action can't be sent before 1 action that was received is asserted:

          TestStoreFailureTests.Action.received(5)

      To fix this, call "receive" for each, or "skipReceivedActions".
      """
    ) {
      await store.send(.nothing)
    }
    #expect(store.state.count == 5)
  }

  @Test("T5: a receive with no effect that could send anything")
  func nothingReceived() async {
    let store = makeStore()
    await expectFailure(
      """
      An action was expected, but none was received, and no effect is running that could send one.

        Expected:
          TestStoreFailureTests.Action.received(1)

      To fix this, check that the reducer returns the effect and that the effect sends the action.
      """
    ) {
      await store.receive(.received(1))
    }
  }

  @Test("T6: a receive for which the running effects send nothing")
  func receiveTimeout() async {
    let store = makeStore()
    let line = 37
    let task = await store.send(.wait)
    await expectFailure(
      """
      An action was expected, but none was received in 0.0 seconds.

        Expected:
          TestStoreFailureTests.Action.received(1)

        Effects that are still waiting for something:
          ComposableCoreTests/TestStoreFailureTests.swift:\(line)

      To fix this, advance the clock or finish the stream that they wait for, or give "receive" a \
      longer "timeout" if they wait for the world outside.
      """
    ) {
      await store.receive(.received(1), timeout: .zero)
    }
    await task.cancel()
  }

  @Test("T7: another action than the expected one is consumed, and its state adopted")
  func unexpectedAction() async {
    let store = makeStore()
    await store.send(.send(5))
    await expectFailure(
      """
      The received action is not the expected one:

          − TestStoreFailureTests.Action.received(1)
          + TestStoreFailureTests.Action.received(5)

        (Expected: −, Received: +)
      """
    ) {
      await store.receive(.received(1)) { $0.count = 1 }
    }
    #expect(store.state.count == 5)
    await store.send(.send(6))
    await expectFailure(
      """
      The received action is not the expected one:

        Received:
          TestStoreFailureTests.Action.received(6)
      """
    ) {
      await store.receive { $0 == .nothing }
    }
  }

  @Test("T8: a test that ends with unasserted actions")
  func unassertedActions() async {
    await expectFailure(
      """
      The test ended with 1 action that was received but not asserted:

          TestStoreFailureTests.Action.received(5)

      To fix this, call "receive" for each, or "skipReceivedActions".
      """
    ) {
      let store = makeStore()
      await store.send(.send(5))
    }
  }

  @Test("T9: a test that ends with a running effect fails where that was started")
  func runningEffect() async {
    let line = 37
    await expectFailure(
      """
      The test ended while an effect that was started here is still running.

        Effect:
          ComposableCoreTests/TestStoreFailureTests.swift:\(line)

      The usual causes:

      - It waits for a clock or a stream that the test controls. Advance or finish it.
      - It lives as long as its feature. Cancel the task that "send" returned, or send the action \
      that ends it.
      - It has not ended yet. Call "finish" at the end of the test.

      If the effect is of no interest, call "skipInFlightEffects".
      """
    ) {
      let store = makeStore()
      await store.send(.wait)
    }
  }

  @Test("T10 and T11: finish gives up on effects that do not end")
  func finishTimeout() async {
    let store = makeStore()
    let line = 37
    let task = await store.send(.wait)
    await expectFailure(
      """
      Effects are still running after 0.0 seconds:

          ComposableCoreTests/TestStoreFailureTests.swift:\(line)

      To fix this, advance the clocks and finish the streams that they wait for, cancel those that \
      live as long as their feature, or give "finish" a longer "timeout".
      """
    ) {
      await store.finish(timeout: .zero)
    }
    await expectFailure(
      """
      The effects of an action are still running after 0.0 seconds.

      To fix this, advance the clocks and finish the streams that they wait for, cancel the task, \
      or give "finish" a longer "timeout".
      """
    ) {
      await task.finish(timeout: .zero)
    }
    await task.cancel()
    #expect(task.isCancelled)
    await store.finish()
  }

  @Test("T12 and T13: there is nothing to skip")
  func nothingToSkip() async {
    let store = makeStore()
    await expectFailure(
      """
      There are no received actions to skip.

      To fix this, remove the call, or pass "strict: false".
      """
    ) {
      await store.skipReceivedActions()
    }
    await expectFailure(
      """
      There are no running effects to skip.

      To fix this, remove the call, or pass "strict: false".
      """
    ) {
      await store.skipInFlightEffects()
    }
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test("T15: an assertion that throws")
  func throwingAssertion() async {
    struct Failure: Error {}
    let store = makeStore()
    await expectFailure(
      """
      The assertion threw an error:

          TestStoreFailureTests.Failure()
      """
    ) {
      await store.send(.increment) { _ in throw Failure() }
    }
  }

  @Test("T16: a send to a feature that has dismissed itself")
  func sendAfterDismissal() async {
    let store = makeStore()
    await store.send(.dismiss)
    #expect(store.isDismissed)
    await expectFailure(
      """
      An action was sent to a feature that has dismissed itself:

          TestStoreFailureTests.Action.nothing

      To fix this, end the test where the feature is dismissed.
      """
    ) {
      await store.send(.nothing)
    }
  }

  @Test("skipping received actions adopts the last one's state")
  func skipReceivedActions() async {
    let store = makeStore()
    await store.send(.send(5))
    await store.skipReceivedActions()
    #expect(store.state.count == 5)
  }

  @Test("the state lags behind actions that are not asserted yet")
  func stateLags() async {
    let store = makeStore()
    await store.send(.send(5))
    #expect(store.state.count == 0)
    await store.receive(.received(5)) { $0.count = 5 }
    #expect(store.state.count == 5)
  }
}
