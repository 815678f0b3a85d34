import ComposableArchitecture

// Uses off the main actor fail to compile; the original of December 2023 found them at run time.

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child: Int?
  }
  enum Action {
    case increment
    case child(Never)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

func make() -> StoreOf<Counter> {
  Store(initialState: Counter.State()) { Counter() }  // error: main actor-isolated initializer
}

func send(_ store: StoreOf<Counter>) {
  store.send(.increment)  // error: main actor-isolated instance method 'send'
}

func scope(_ store: StoreOf<Counter>) {
  _ = store.scope(state: \.count, action: \.self)  // error: instance method 'scope
}

func read(_ store: StoreOf<Counter>) -> Int {
  store.count  // error: main actor-isolated subscript
}

func emit(_ send: Send<Counter.Action>) {
  send(.increment)  // error: main actor-isolated instance method 'callAsFunction'
}

@MainActor
func onMainActor(_ store: StoreOf<Counter>) -> Int {
  store.send(.increment)
  return store.count
}
