#if Macros
import ComposableCore
import Testing

/// TestStore: failures about actions.
@MainActor
struct ActionFailureTests {
  // MARK: T4

  static let unassertedBeforeSend = """
    "send" was called while 2 received actions were not asserted:

        Fallible.Action.response(1)

        Fallible.Action.response(2)

    To fix this, call "receive" for each before, or "skipReceivedActions".
    """

  @Test("a send with received actions unasserted fails an exhaustive test")
  func sendBeforeReceive() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.respondTwice)
      await store.send(.nothing)
      #expect(store.state.count == 2)
      await store.send(.respond(5))
      await store.send(.nothing)
    }
    #expect(
      issues.failures == [
        Self.unassertedBeforeSend,
        """
        "send" was called while 1 received action was not asserted:

            Fallible.Action.response(5)

        To fix this, call "receive" for each before, or "skipReceivedActions".
        """,
      ])
    #expect(issues.skipped == [])
  }

  @Test("receive still works after a send that failed for unasserted actions")
  func receiveAfterSend() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.respondTwice)
      await store.send(.increment) { $0.count = 3 }
      await store.send(.increment) { $0.count = 4 }
      await store.receive(.response(1)) { $0.count = 1 }
      await store.receive(.response(2)) { $0.count = 2 }
      #expect(store.state.count == 4)
      await store.send(.increment) { $0.count = 5 }
    }
    #expect(issues.failures == [Self.unassertedBeforeSend])
  }

  @Test("a non-exhaustive send skips received actions, and can show them")
  func skippedBeforeSend() async {
    let unexhaustive = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.respondTwice)
      #expect(store.state.count == 0)
      await store.send(.increment) { $0.count = 3 }
    }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues {
      let store = makeStore(.showing)
      await store.send(.respondTwice)
      await store.send(.nothing)
    }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.unassertedBeforeSend])
  }

  // MARK: T5

  static func nothingReceived(_ action: String, _ expected: String, received: String = "") -> String
  {
    """
    "receive" got no \(action), and no effect is running that could send one.

      Expected:
        \(expected)\(received)

    The usual causes:

    - The reducer does not return the effect, or another one.
    - The effect ended without sending an action, or was cancelled.
    - An earlier "receive" has taken the action.

    To fix this, check the effect, or remove the "receive".
    """
  }

  @Test("every form of receive fails at once when no effect is running")
  func nothingReceived() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.receive(.response(1))
      await store.receive(\.response)
      await store.receive(\.response, 2)
      await store.receive { $0 == .nothing }
    }
    #expect(
      issues.failures == [
        Self.nothingReceived("action", "Fallible.Action.response(1)"),
        Self.nothingReceived(
          "action", "an action of the case '.response(_:)', which holds a value of 'Int'"),
        Self.nothingReceived("action", "Fallible.Action.response(2)"),
        Self.nothingReceived("action", "an action that the predicate accepts"),
      ])
  }

  @Test(
    "a receive without a matching action fails every kind of test",
    arguments: [Exhaustivity.off, .showing])
  func nothingMatching(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.send(.respondTwice)
      await store.receive(.response(3))
      await store.receive(.response(2)) { $0.count = 2 }
    }
    #expect(
      issues.failures == [
        Self.nothingReceived(
          "matching action", "Fallible.Action.response(3)",
          received: """


              Received, but not matching:
                .response(_:)
                .response(_:)
            """)
      ])
  }

  // MARK: T6

  @Test("a receive fails at once if its effect waits for the test")
  func nothingUnderWay() async {
    let issues = await recordingIssues {
      let store = makeStore()
      let task = await store.send(.wait)
      await store.receive(.response(1))
      await task.cancel()
    }
    #expect(
      issues.failures == [
        """
        "receive" got no action: every running effect is suspended, so none can arrive \
        within the timeout of 1.0 seconds.

          Expected:
            Fallible.Action.response(1)

          Effects that still run:
            ComposableCoreTests/FailureFixture.swift:\(Fallible.waitLine)

        The usual causes:

        - The effect waits for a clock. Advance the test clock first.
        - The effect waits for a stream or a continuation that the test controls. Resume it first.
        - The effect waits for the world outside in a way that can't be seen. Override the \
        dependency, or give "receive" a "timeout", which it then waits for.
        """
      ])
  }

  static func timeout(_ action: String) -> String {
    """
    "receive" got no \(action) within 0.0 seconds.

      Expected:
        an action of the case '.response(_:)', which holds a value of 'Int'

      Effects that still run:
        ComposableCoreTests/FailureFixture.swift:\(Fallible.waitLine)

    The usual causes:

    - The effect waits for the world outside. Override the dependency with a value for tests, or \
    give "receive" a longer "timeout".
    - The effect waits for a clock or a stream. Use a test clock and advance it, or resume the stream.
    """
  }

  @Test("a receive fails after its timeout, whatever the exhaustivity")
  func receiveTimeout() async {
    for exhaustivity in [Exhaustivity.on, .off, .showing] {
      let issues = await recordingIssues {
        let store = makeStore(exhaustivity)
        let task = await store.send(.wait)
        await store.receive(\.response, timeout: .seconds(0))
        await task.cancel()
      }
      #expect(
        issues.failures == [Self.timeout(exhaustivity == .on ? "action" : "matching action")])
      #expect(issues.skipped == [])
    }
  }

  @Test("a receive says so when the last effect ended without an action")
  func effectEnds() async {
    enum Action { case start, other, response }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let issues = await recordingIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Action> { _, action in
          guard action == .start else { return .none }
          return .run { send in
            await send(.other)
            for await _ in stream {}
          }
        }
      }
      store.exhaustivity = .off
      await store.send(.start)
      // Asked about the other action: once before it waits, and then whenever it waits no longer.
      var questions = 0
      await store.receive(
        { action in
          questions += 1
          if questions == 3 { continuation.finish() }
          return action == .response
        }, timeout: .seconds(10))
    }
    #expect(
      issues.failures == [
        """
        "receive" got no matching action: the effects that were running have ended without one.

          Expected:
            an action that the predicate accepts

          Received, but not matching:
            .other

        The usual causes:

        - The effect was cancelled while "receive" was waiting.
        - The effect got an answer for which it sends no action.

        To fix this, check the effect, or remove the "receive".
        """
      ])
  }
}
#endif
