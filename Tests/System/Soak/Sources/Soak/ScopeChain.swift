import ComposableCore

/// Scopes inside each other, each on a part of the state that has the same type.
///
/// With a type of its own for each level, the Swift runtime itself would need a stack of megabytes to
/// look the types up.
enum ScopeChain {
  struct State: Sendable {
    private var parts: [State] = []
    var count = 0

    var part: State {
      get { parts[0] }
      _modify { yield &parts[0] }
    }

    static func nested(levels: Int) -> State {
      (0..<levels).reduce(into: State()) { state, _ in
        var outer = State()
        outer.parts = [state]
        state = outer
      }
    }
  }

  @CasePathable
  enum Action: Sendable {
    case increment
    indirect case part(Action)
  }

  static func reducer(levels: Int) -> some Reducer<State, Action> {
    let leaf = Reduce<State, Action> { state, _ in
      state.count += 1
      return .run { _ in }
    }
    return (0..<levels).reduce(leaf) { inner, _ in
      Reduce(
        CombineReducers {
          Scope(state: \.part, action: \.part) { inner }
          Reduce<State, Action> { state, _ in
            state.count += 1
            return .none
          }
        })
    }
  }

  static func check(levels: Int, on thread: SmallStack) async -> Bool {
    let store = StoreActor(initialState: State.nested(levels: levels), on: thread) {
      reducer(levels: levels)
    }
    let action = (0..<levels).reduce(Action.increment) { inner, _ in .part(inner) }
    for _ in 0..<3 { await store.send(action).finish() }
    return await store.withState { state in
      var state = state
      for _ in 0..<levels {
        guard state.count == 3 else { return false }
        state = state.part
      }
      return state.count == 3
    }
  }
}
