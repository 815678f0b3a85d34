import ComposableArchitecture

/// A feature of today that has the state and the actions of a classic one.
@Reducer
struct Counter {
  typealias State = CounterState
  typealias Action = CounterAction

  var body: some ReducerOf<Self> { EmptyReducer() }
}
