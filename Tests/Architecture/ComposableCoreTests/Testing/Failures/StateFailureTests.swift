#if Macros
import ComposableCore
import Testing

/// TestStore: failures about state.
@MainActor
struct StateFailureTests {
  // MARK: T1

  static let wrongCount = """
    "send" led to another state than the expected one:

        \u{2007} Fallible.State(
        −   count: 2,
        +   count: 1,
        \u{2007}   name: "Mina"
        \u{2007} )

      (Expected: −, Actual: +)

    To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
    """

  @Test("a wrong assertion shows the expected and the actual state")
  func wrongState() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.increment) { $0.count = 2 }
      #expect(store.state.count == 1)
    }
    #expect(issues.failures == [Self.wrongCount])
    #expect(issues.skipped == [])
  }

  @Test("an assertion of only some changes fails only an exhaustive test")
  func partialAssertion() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.both) { $0.count = 1 }
    }
    #expect(
      issues.failures == [
        """
        "send" led to another state than the expected one:

            \u{2007} Fallible.State(
            \u{2007}   count: 1,
            −   name: "Mina"
            +   name: "Mina!"
            \u{2007} )

          (Expected: −, Actual: +)

        To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
        """
      ])

    let unexhaustive = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.both) { $0.count = 1 }
      #expect(store.state == Fallible.State(count: 1, name: "Mina!"))
    }
    #expect(unexhaustive.issues.value == [])

    let showing = await recordingIssues {
      let store = makeStore(.showing)
      await store.send(.both) { $0.count = 1 }
    }
    #expect(showing.failures == [])
    #expect(
      showing.skipped == [
        """
        "send" changed more of the state than was asserted:

            \u{2007} Fallible.State(
            \u{2007}   count: 1,
            −   name: "Mina"
            +   name: "Mina!"
            \u{2007} )

          (Expected: −, Actual: +)
        """
      ])
  }

  @Test("an assertion of a wrong value fails every test", arguments: [Exhaustivity.off, .showing])
  func wrongUnexhaustiveAssertion(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(issues.failures == [Self.wrongCount])
    #expect(
      issues.skipped
        == (exhaustivity == .off
          ? []
          : [
            """
            "send" changed more of the state than was asserted:

                \u{2007} Fallible.State(
                −   count: 2,
                +   count: 1,
                \u{2007}   name: "Mina"
                \u{2007} )

              (Expected: −, Actual: +)
            """
          ]))
  }

  @Test("failures of receive and assert name the function")
  func otherFunctions() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.respond(5))
      await store.receive(.response(5)) { $0.count = 6 }
      store.assert { $0.count = 7 }
    }
    #expect(
      issues.failures == [
        """
        "receive" led to another state than the expected one:

            \u{2007} Fallible.State(
            −   count: 6,
            +   count: 5,
            \u{2007}   name: "Mina"
            \u{2007} )

          (Expected: −, Actual: +)

        To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
        """,
        """
        "assert" found another state than the expected one:

            \u{2007} Fallible.State(
            −   count: 7,
            +   count: 5,
            \u{2007}   name: "Mina"
            \u{2007} )

          (Expected: −, Actual: +)

        To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
        """,
      ])
  }

  @Test("a failure shows both states in full if their descriptions are equal")
  func noDifference() async {
    struct Opaque: Equatable, CustomDumpStringConvertible {
      var hidden = 0
      var customDumpDescription: String { "Opaque" }
    }
    let issues = await recordingIssues {
      let store = TestStore(initialState: Opaque()) {
        Reduce<Opaque, Bool> { state, _ in
          state.hidden += 1
          return .none
        }
      }
      await store.send(true)
    }
    #expect(
      issues.failures == [
        """
        "send" changed the state, but no change was asserted:

            − Opaque
            + Opaque

          (Expected: −, Actual: +)

        To fix this, assert the change in a trailing closure.
        """
      ])
  }

  // MARK: T2

  static let unassertedChange = """
    "send" changed the state, but no change was asserted:

        \u{2007} Fallible.State(
        −   count: 0,
        +   count: 1,
        \u{2007}   name: "Mina"
        \u{2007} )

      (Expected: −, Actual: +)

    To fix this, assert the change in a trailing closure.
    """

  @Test("an unasserted change fails an exhaustive test")
  func unassertedChange() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.increment)
      #expect(store.state.count == 1)
    }
    #expect(issues.failures == [Self.unassertedChange])
    #expect(issues.skipped == [])
  }

  @Test("an unasserted change passes a non-exhaustive test, and can be shown")
  func skippedChange() async {
    let unexhaustive = await recordingIssues { await makeStore(.off).send(.increment) }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues { await makeStore(.showing).send(.increment) }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.unassertedChange])
  }

  // MARK: T3

  static let needlessAssertion = """
    "send" was given an assertion, but the action changed nothing.

    To fix this, leave out the trailing closure, or correct the reducer.
    """

  @Test("asserting no change where there is one fails an exhaustive test")
  func needlessAssertion() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.nothing) { _ in }
      await store.send(.respond(0))
      await store.receive(.response(0)) { $0.count = 0 }
      store.assert { $0.count = 0 }
    }
    #expect(
      issues.failures == [
        Self.needlessAssertion,
        """
        "receive" was given an assertion, but the received action changed nothing.

        To fix this, leave out the trailing closure, or correct the reducer.
        """,
      ])
    #expect(issues.skipped == [])
  }

  @Test("an assertion of no change passes a non-exhaustive test, and can be shown")
  func skippedNeedlessAssertion() async {
    let unexhaustive = await recordingIssues { await makeStore(.off).send(.nothing) { _ in } }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues { await makeStore(.showing).send(.nothing) { _ in } }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.needlessAssertion])
  }

  // MARK: T15

  struct Failure: Error {}

  static let assertionThrew = """
    The assertion of "send" threw an error:

        StateFailureTests.Failure()

    To fix this, make sure that the closure only throws when the test is to fail.
    """

  @Test("an error thrown in an assertion is reported", arguments: [Exhaustivity.on, .off])
  func throwingAssertion(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.send(.increment) { _ in throw Failure() }
      #expect(store.state.count == 1)
    }
    #expect(issues.failures == [Self.assertionThrew])
    #expect(issues.skipped == [])
  }

  @Test("an assertion that throws is shown with skipped assertions")
  func skippedThrowingAssertion() async {
    let issues = await recordingIssues {
      await makeStore(.showing).send(.increment) { _ in throw Failure() }
    }
    #expect(issues.failures == [])
    #expect(issues.skipped == [Self.assertionThrew])
  }
}
#endif
