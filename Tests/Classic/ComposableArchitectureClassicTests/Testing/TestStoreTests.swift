import ComposableArchitectureClassic
import Testing

private struct State: Equatable {
  var count = 0
  var rhyme: String?
}

private enum Action: Equatable {
  case increment
  case rhyme
  case rhymeResponse(String)
  case listen
  case unlisten
}

private struct Environment {
  var rhyme: (Int) -> Effect<String, Never> = { Effect(value: "\($0) rhymes with ten") }
  var events: Effect<Action, Never> = .none
}

private let reducer = Reducer<State, Action, Environment> { state, action, environment in
  switch action {
  case .increment:
    state.count += 1
    return .none
  case .rhyme:
    return environment.rhyme(state.count).map(Action.rhymeResponse)
  case .rhymeResponse(let rhyme):
    state.rhyme = rhyme
    return .none
  case .listen:
    return environment.events.cancellable(id: "listen")
  case .unlisten:
    return .cancel(id: "listen")
  }
}

private struct Refusal: Error {}

/// Classic test stores.
struct TestStoreTests {
  private func makeStore(
    _ environment: Environment = Environment()
  ) -> TestStore<State, State, Action, Action, Environment> {
    TestStore(initialState: State(), reducer: reducer, environment: environment)
  }

  @Test("sent and received actions are asserted one by one, without waiting")
  func steps() {
    let store = makeStore()
    store.send(.increment) { $0.count = 1 }
    store.send(.rhyme)
    store.receive(.rhymeResponse("1 rhymes with ten")) { $0.rhyme = "1 rhymes with ten" }
  }

  @Test("'assert' runs its steps in order")
  func script() {
    let store = makeStore()
    var log: [String] = []
    store.assert(
      .send(.increment) { $0.count = 1 },
      .do { log.append("first") },
      .environment { $0.rhyme = { Effect(value: "\($0)!") } },
      .sequence(
        .send(.rhyme),
        .receive(.rhymeResponse("1!")) { $0.rhyme = "1!" },
        .do { log.append("second") }
      ),
      .sequence([.send(.increment) { $0.count = 2 }])
    )
    store.assert([.send(.increment) { $0.count = 3 }])
    #expect(log == ["first", "second"])
  }

  @Test("the environment can be replaced between two actions")
  func environment() {
    let store = makeStore()
    store.environment.rhyme = { Effect(value: "\($0)?") }
    store.send(.rhyme)
    store.receive(.rhymeResponse("0?")) { $0.rhyme = "0?" }
  }

  @Test("a scoped test store asserts what a view shows and sends")
  func scope() {
    enum ViewAction { case tapped }
    let store = makeStore()
    let view = store.scope(state: { "\($0.count)" }, action: { (_: ViewAction) in .increment })
    view.send(.tapped) { $0 = "1" }
    store.send(.increment) { $0.count = 2 }
    store.scope(state: \.count).send(.rhyme)
    view.receive(.rhymeResponse("2 rhymes with ten"))
  }

  @Test("an unexpected state change fails with its difference")
  func wrongState() {
    let store = makeStore()
    expectIssues(
      """
      "send" led to another state than the expected one:

          \u{2007} State(
          −   count: 2,
          +   count: 1,
          \u{2007}   rhyme: nil
          \u{2007} )

        (Expected: −, Actual: +)

      To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
      """
    ) {
      store.send(.increment) { $0.count = 2 }
    }
    store.send(.rhyme)
    expectIssues(
      """
      "receive" led to another state than the expected one:

          \u{2007} State(
          \u{2007}   count: 1,
          −   rhyme: nil
          +   rhyme: "1 rhymes with ten"
          \u{2007} )

        (Expected: −, Actual: +)

      To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
      """
    ) {
      store.receive(.rhymeResponse("1 rhymes with ten"))
    }
  }

  @Test("'receive' without a received action is reported")
  func missingAction() {
    let store = makeStore()
    expectIssues(
      """
      "receive" got no action: no effect has sent one that is not asserted yet.

        Expected:
          Action.rhymeResponse("nothing")

      The usual causes:

      - The effect waits for a scheduler. Advance it first.
      - The effect ended without sending an action, or was cancelled.
      - The reducer does not return the effect.

      To fix this, check the effect, or remove the "receive".
      """
    ) {
      store.receive(.rhymeResponse("nothing"))
    }
  }

  @Test("'receive' of another action shows the difference and consumes it")
  func mismatchedAction() {
    let store = makeStore()
    store.send(.rhyme)
    expectIssues(
      """
      "receive" got another action than the expected one:

          − Action.rhymeResponse("0 is a bad number")
          + Action.rhymeResponse("0 rhymes with ten")

        (Expected: −, Received: +)

      To fix this, correct the "receive", or the order of those around it.
      """
    ) {
      store.receive(.rhymeResponse("0 is a bad number")) { $0.rhyme = "0 rhymes with ten" }
    }
    store.send(.increment) { $0.count = 1 }
  }

  @Test("received actions must be asserted before the next step")
  func unassertedActions() {
    let store = makeStore()
    func message(_ occasion: String) -> String {
      """
      \(occasion):

          Action.rhymeResponse("0 rhymes with ten")

      To fix this, call "receive" for each before.
      """
    }
    store.send(.rhyme)
    expectIssues(message("\"send\" was called while 1 received action was not asserted")) {
      store.send(.rhyme)
    }
    expectIssues(message("\"do\" was called while 1 received action was not asserted")) {
      store.assert(.do {})
    }
    store.send(.rhyme)
    expectIssues(message("\"environment\" was called while 1 received action was not asserted")) {
      store.assert(.environment { _ in })
    }
  }

  @Test("received actions must be asserted before the test ends")
  func unassertedActionsAtEnd() {
    expectIssues(
      """
      The test ended with 2 received actions not asserted:

          Action.increment

          Action.rhymeResponse("")

      To fix this, call "receive" for each before.
      """
    ) {
      let store = makeStore(
        Environment(events: [.increment, .rhymeResponse("")].publisher.eraseToEffect()))
      store.send(.listen)
    }
  }

  @Test("an effect still running at the test's end is reported")
  func effectsAtEnd() {
    let subject = PassthroughSubject<Action, Never>()
    expectIssues(
      """
      The test ended while an effect that this action started is still running.

      The usual causes:

      - It waits for a scheduler. Advance it, and receive what the effect sends.
      - It lives as long as its feature. Send the action that ends it.
      - It uses a scheduler or a dependency that the test does not control.

      To fix this, let the effect complete or cancel it before the test ends.
      """
    ) {
      let store = makeStore(Environment(events: subject.eraseToEffect()))
      store.send(.listen)
    }
    let store = makeStore(Environment(events: subject.eraseToEffect()))
    store.send(.listen)
    subject.send(.increment)
    store.receive(.increment) { $0.count = 1 }
    store.send(.unlisten)
  }

  @Test("an unfinished effect is reported where its action was sent")
  func effectLocation() {
    let line = LockIsolated(0)
    withKnownIssue {
      let store = makeStore(
        Environment(events: Empty(completeImmediately: false).eraseToEffect()))
      line.setValue(#line + 1)
      store.send(.listen)
      store.send(.increment) { $0.count = 1 }
    } matching: {
      $0.sourceLocation?.line == line.value
    }
  }

  @Test("an assertion that throws fails the test")
  func throwingAssertion() {
    let store = makeStore()
    func message(_ api: String) -> String {
      """
      The closure of "\(api)" threw an error:

          Refusal()

      To fix this, make sure that the closure only throws when the test is to fail.
      """
    }
    expectIssues(message("send")) { store.send(.increment) { _ in throw Refusal() } }
    expectIssues(message("do")) { store.assert(.do { throw Refusal() }) }
    expectIssues(message("environment")) {
      store.assert(.environment { _ in throw Refusal() })
    }
  }

  @Test("different states with equal descriptions are shown in full")
  func invisibleDifference() {
    struct Opaque: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool { false }
    }
    let store = TestStore(
      initialState: Opaque(), reducer: Reducer<Opaque, Action, Void>.empty, environment: ())
    expectIssues(
      """
      "send" led to another state than the expected one:

          \u{2007} // Not equal but no difference detected:
          − TestStoreTests.Opaque()
          + TestStoreTests.Opaque()

        (Expected: −, Actual: +)

      To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
      """
    ) {
      store.send(.increment)
    }
  }
}
