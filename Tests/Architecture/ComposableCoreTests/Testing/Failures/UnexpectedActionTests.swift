#if Macros
import ComposableCore
import Testing

/// TestStore: failures about unexpected actions.
@MainActor
struct UnexpectedActionTests {
  // MARK: T7

  static func unexpectedAction(_ mismatch: String) -> String {
    """
    "receive" got another action than the expected one:

    \(mismatch)

    It was taken all the same, with the state that it led to. To fix this, correct the "receive", or \
    the order of those around it.
    """
  }

  @Test("an unexpected action fails receive, which keeps its state change")
  func unexpectedAction() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.respond(5))
      await store.receive(.response(1)) { $0.count = 1 }
      #expect(store.state.count == 5)
      await store.send(.respond(6))
      await store.receive { $0 == .nothing }
      #expect(store.state.count == 6)
      await store.send(.respond(7))
      await store.receive(\.rename)
      await store.send(.respond(8))
      await store.receive(\.response, 9)
      await store.send(.respond(10))
      await store.receive(\.rename, "Mina Ro")
      #expect(store.state.count == 10)
    }
    #expect(
      issues.failures == [
        Self.unexpectedAction(
          """
              − Fallible.Action.response(1)
              + Fallible.Action.response(5)

            (Expected: −, Received: +)
          """),
        Self.unexpectedAction(
          """
            Expected:
              an action that the predicate accepts

            Received:
              Fallible.Action.response(6)
          """),
        Self.unexpectedAction(
          """
            Expected:
              an action of the case '.rename(_:)', which holds a value of 'String'

            Received:
              Fallible.Action.response(7)
          """),
        Self.unexpectedAction(
          """
              − 9
              + 8

            (Expected: −, Actual: +)
          """),
        Self.unexpectedAction(
          """
            Expected:
              an action of the case '.rename(_:)', which holds a value of 'String'

            Received:
              Fallible.Action.response(10)
          """),
      ])
  }

  @Test("a non-exhaustive receive skips other actions, and can show them")
  func lookAhead() async {
    let unexhaustive = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.respondTwice)
      await store.receive(.response(2)) { $0.count = 2 }
    }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues {
      let store = makeStore(.showing)
      await store.send(.respondTwice)
      await store.receive(.response(2)) { $0.count = 2 }
    }
    #expect(showing.failures == [])
    #expect(
      showing.skipped == [
        """
        "receive" passed over 1 received action before the expected one:

            Fallible.Action.response(1)
        """
      ])
  }
}
#endif
