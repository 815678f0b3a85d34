#if Macros
import ComposableCore
import Testing

@Reducer
private struct Tally {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Screen {
  @CasePathable
  enum State: Equatable {
    case first(Tally.State)
    case second(Tally.State)
  }

  enum Action {
    case first(Tally.Action)
    case second(Tally.Action)
    case goToSecond
  }

  @available(*, deprecated)  // So are the scopes, which have to work all the same.
  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Tally() }
    Scope(state: \.second, action: \.second) { Tally() }
    Reduce { state, action in
      if case .goToSecond = action { state = .second(Tally.State()) }
      return .none
    }
  }
}

@MainActor
struct ScopeTests {
  @Test("Scope runs a child on its case of the state")
  func enumState() async {
    let store = TestStore(initialState: Screen.State.first(Tally.State())) { Screen() }
    await store.send(\.first.increment) { $0.modify(\.first) { $0.count = 1 } }
    await store.send(.goToSecond) { $0 = .second(Tally.State()) }
    await store.send(\.second.increment) { $0.modify(\.second) { $0.count = 1 } }
  }

  @Test("an action for a case other than the state's is reported and ignored")
  func mismatch() async {
    let store = TestStore(initialState: Screen.State.first(Tally.State())) { Screen() }
    await withKnownIssue {
      _ = await store.send(\.second.increment)
    } matching: { issue in
      issue.description.hasSuffix(
        """
        received a child action while the state was in another case.

          Action:
            Screen.Action.second(.increment)

          State:
            Screen.State.first(
              Tally.State(count: 0)
            )

        The usual causes:

        - A reducer that runs before the "Scope" moved the state to another case.
        - An effect of the child was still in flight when the state left the child's case.
        - The action was sent by a view that shows another case.

        To fix this, put the "Scope" before reducers that change the case, and cancel the child's \
        effects when its case is left.
        """)
    }
  }

  @Test("a body is evaluated once per store, not once per action")
  func bodyIsBuiltOnce() {
    let evaluations = LockIsolated(0)
    struct Counted: Reducer {
      let evaluations: LockIsolated<Int>
      var body: some Reducer<Tally.State, Tally.Action> {
        evaluations.withValue { $0 += 1 }
        return Tally()
      }
    }
    let store = Store(initialState: Tally.State()) { Counted(evaluations: evaluations) }
    for _ in 1...10 { store.send(.increment) }
    #expect(store.withState(\.count) == 10)
    #expect(evaluations.value == 1)
  }

  @Test("a reducer can implement reduce(into:action:) in place of a body")
  func leafReducer() async {
    struct Leaf: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action
        return action > 1 ? .send(action - 1) : .none
      }
    }
    let store = TestStore(initialState: 0) { Leaf() }
    await store.send(2) { $0 = 2 }
    await store.receive(1) { $0 = 3 }
  }

  @Test("reducers compose in every form of the builder")
  func builder() {
    let isOn = true
    let numbers = CombineReducers<[Int], Void, _> {
      append(1)
      if isOn { append(2) } else { EmptyReducer() }
      if !isOn { append(3) }
      for number in 4...5 { append(number) }
      append(6) as any Reducer<[Int], Void>
      Optional(append(7))
    }
    let store = Store(initialState: [Int]()) { numbers }
    store.send(())
    #expect(store.withState { $0 } == [1, 2, 4, 5, 6, 7])
  }

  private func append(_ number: Int) -> Reduce<[Int], Void> {
    Reduce { state, _ in
      state.append(number)
      return .none
    }
  }
}
#endif
