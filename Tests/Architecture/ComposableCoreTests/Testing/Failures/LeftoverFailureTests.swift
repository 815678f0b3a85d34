#if Macros
import ComposableCore
import Testing

/// TestStore: failures about unasserted actions.
@MainActor
struct LeftoverFailureTests {
  // MARK: T8

  @Test("unasserted actions fail an exhaustive test at its store's creation")
  func unassertedActions() async {
    let line: UInt = #line
    let issues = await recordingIssues {
      let store = makeStore(line: line)
      await store.send(.respondTwice)
    }
    #expect(
      issues.issues.value == [
        IssueRecorder.Issue(
          message: """
            The test ended with 2 received actions that were not asserted:

                .response(_:)
                .response(_:)

            To fix this, call "receive" for each, or "skipReceivedActions".
            """, line: line)
      ])
  }

  static let unassertedAtFinish = """
    "finish" found 1 received action that was not asserted:

        .response(_:)

    To fix this, call "receive" for each, or "skipReceivedActions".
    """

  @Test("unasserted actions fail finish, and are not reported again")
  func unassertedActionsAtFinish() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.respond(5))
      await store.finish()
      #expect(store.state.count == 5)
    }
    #expect(issues.failures == [Self.unassertedAtFinish])
  }

  @Test("unasserted actions pass a non-exhaustive test, and can be shown")
  func skippedActions() async {
    let unexhaustive = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.respond(5))
    }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues {
      let store = makeStore(.showing)
      await store.send(.respond(5))
      await store.finish()
    }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.unassertedAtFinish])
  }

  @Test("failures abbreviate actions to their cases and labels")
  func labels() async {
    enum Inner: Equatable, Sendable {
      case none
      case named(first: Int, second: Int)
      case unnamed(Int, Int)
      case list([Int])
    }
    enum Outer: Equatable, Sendable {
      case start
      case inner(Inner)
    }
    let issues = await recordingIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Outer> { _, action in
          guard action == .start else { return .none }
          return .run { send in
            await send(.inner(.none))
            await send(.inner(.named(first: 1, second: 2)))
            await send(.inner(.unnamed(1, 2)))
            await send(.inner(.list([1])))
          }
        }
      }
      await store.send(.start)
    }
    #expect(
      issues.failures == [
        """
        The test ended with 4 received actions that were not asserted:

            .inner(.none)
            .inner(.named(first:second:))
            .inner(.unnamed(_:_:))
            .inner(.list(_:))

        To fix this, call "receive" for each, or "skipReceivedActions".
        """
      ])
  }

  @Test("failures count equal actions that follow each other")
  func equalActions() async {
    enum Tick: Equatable, Sendable { case start, one, many, last }
    let issues = await recordingIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Tick> { _, action in
          guard action == .start else { return .none }
          return .run { send in
            let ticks = [.one] + Array(repeating: Tick.many, count: 5_000) + [.last, .last]
            for tick in ticks { await send(tick) }
          }
        }
      }
      await store.send(.start)
      await store.finish()
    }
    #expect(
      issues.failures == [
        """
        "finish" found 5003 received actions that were not asserted:

            .one
            .many
            … and 4999 more of the same
            .last
            .last

        To fix this, call "receive" for each, or "skipReceivedActions".
        """
      ])
  }

  // MARK: T12, T14

  static let noActionsToSkip = """
    "skipReceivedActions" found no received action to skip.

    To fix this, remove the call, or pass "strict: false".
    """

  @Test(
    "skipping received actions fails when there are none",
    arguments: [Exhaustivity.on, .off, .showing])
  func nothingToSkip(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.skipReceivedActions()
      await store.skipReceivedActions(strict: false)
    }
    #expect(issues.failures == [Self.noActionsToSkip])
    #expect(issues.skipped == [])
  }

  @Test("skipping received actions shows them, except in silent tests")
  func skip() async {
    for exhaustivity in [Exhaustivity.on, .off, .showing] {
      let issues = await recordingIssues {
        let store = makeStore(exhaustivity)
        await store.send(.respondTwice)
        await store.skipReceivedActions()
        #expect(store.state.count == 2)
      }
      #expect(issues.failures == [])
      #expect(
        issues.skipped
          == (exhaustivity == .off
            ? []
            : [
              """
              "skipReceivedActions" skipped 2 received actions:

                  Fallible.Action.response(1)

                  Fallible.Action.response(2)
              """
            ]))
    }
  }

  // MARK: T16

  @Test(
    "a send to a feature that has dismissed itself fails, and does nothing",
    arguments: [Exhaustivity.on, .off, .showing])
  func sendAfterDismissal(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.send(.dismiss)
      #expect(store.isDismissed)
      await store.send(.increment) { $0.count = 1 }
      #expect(store.state.count == 0)
    }
    #expect(
      issues.failures == [
        """
        "send" was called for a feature that has dismissed itself:

            Fallible.Action.increment

        The action was ignored. To fix this, end the test where the feature is dismissed, or check \
        "isDismissed".
        """
      ])
    #expect(issues.skipped == [])
  }
}
#endif
