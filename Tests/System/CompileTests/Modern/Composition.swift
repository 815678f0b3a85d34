#if Macros
import ComposableArchitecture
import Testing

/// The other ways to put reducers together.
@Reducer
struct Composition {
  @ObservableState
  struct State: Equatable {
    var first = Step.State()
    var second = Step.State()
    var mode = Mode.State.idle
    var optional: Step.State?
    var steps: [Int] = []
  }

  enum Action {
    case first(Step.Action)
    case second(Step.Action)
    case mode(Mode.Action)
    case optional(Step.Action)
    case onAppear
  }

  let isVerbose: Bool

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.first, action: \.first) { Step() }
      Scope(\.second, action: \.second) {
        Step()
          .dependency(\.increment, 10)
      }
    }
    .dependency(\.increment, 2)

    Scope(state: \.mode, action: \.mode) { Mode() }

    Reduce { state, action in
      guard case .onAppear = action else { return .none }
      state.steps.append(0)
      return .concatenate(
        .send(.first(.tapped)),
        .merge([.send(.second(.tapped)), .none]),
        Effect<Step.Action>.send(.tapped).map(Action.first))
    }

    for number in 1...2 {
      Reduce { state, action in
        guard case .onAppear = action else { return .none }
        state.steps.append(number)
        return .none
      }
    }

    if isVerbose {
      Reduce(EmptyReducer())
        ._printChanges(nil)
    } else {
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) {
          Step()
            .transformDependency(\.increment) { $0 *= 3 }
        }
    }
  }
}

@Reducer
struct Step {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  @Dependency(\.increment) var increment
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += increment
      return .none
    }
  }
}

@Reducer
struct Mode {
  @ObservableState
  enum State: Equatable {
    case idle
    case running(Step.State)
  }

  enum Action {
    case running(Step.Action)
    case start
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .start = action { state = .running(Step.State()) }
      return .none
    }
    .ifCaseLet(\.running, action: \.running) { Step() }
  }
}

private enum IncrementKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  var increment: Int {
    get { self[IncrementKey.self] }
    set { self[IncrementKey.self] = newValue }
  }
}

@MainActor
@Suite struct CompositionTests {
  @Test("reducers run in the order of the body, each with its dependencies")
  func order() async {
    let store = TestStore(initialState: Composition.State()) { Composition(isVerbose: false) }
    await store.send(.onAppear) { $0.steps = [0, 1, 2] }
    await store.receive(\.first.tapped) { $0.first.count = 2 }
    await store.receive(\.second.tapped) { $0.second.count = 10 }
    await store.receive(\.first.tapped) { $0.first.count = 4 }
  }

  @Test("a case's child and an optional child run while they exist")
  func children() async {
    let store = TestStore(
      initialState: Composition.State(optional: Step.State())
    ) {
      Composition(isVerbose: false)
    }
    await store.send(\.mode.start) { $0.mode = .running(Step.State()) }
    await store.send(\.mode.running.tapped) { $0.mode.modify(\.running) { $0.count = 1 } }
    await store.send(\.optional.tapped) { $0.optional?.count = 3 }
  }

  @Test("a store is scoped to required and optional children")
  func scope() {
    let store = Store(initialState: Composition.State()) {
      Composition(isVerbose: true)
    }
    let first = store.scope(state: \.first, action: \.first)
    first.send(.tapped)
    #expect(first.count == 2)
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    #expect(store.scope(\.first, action: \.first) === first)
    #expect(StoreOf<Step>.self == Store<Step.State, Step.Action>.self)
  }
}
#endif
