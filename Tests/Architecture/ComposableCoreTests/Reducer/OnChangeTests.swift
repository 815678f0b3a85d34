#if Macros
import ComposableCore
import Testing

@Reducer
private struct Search {
  struct State: Equatable {
    var query = ""
    var changes: [String] = []
    var received: [String] = []
  }

  enum Action: Equatable {
    case query(String)
    case response(String)
    case type(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .query(let query):
        state.query = query
        return .send(.response("base"))
      case .response(let response):
        state.received.append(response)
        return .none
      case .type(let query):
        return .send(.query(query))
      }
    }
    .onChange(of: \.query) { oldQuery, newQuery in
      Reduce { state, action in
        state.changes.append("\(oldQuery) to \(newQuery) by \(action)")
        return .send(.response("change"))
      }
    }
  }
}

@Reducer
private struct Streamlined {
  struct State: Equatable {
    var count = 0
    var parity = "even"
  }

  enum Action: Equatable {
    case add(Int)
    case parityChanged
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add(let amount) = action { state.count += amount }
      return .none
    }
    .onChange(of: \.count) { oldCount, state in
      state.parity = "\(oldCount), then \(state.count.isMultiple(of: 2) ? "even" : "odd")"
      return .send(.parityChanged)
    }
    .onChange(of: \.parity) { _, _ in .none }
  }
}

@MainActor
struct OnChangeTests {
  @Test("onChange runs a reducer with both values, after the base's effect")
  func change() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    await store.send(.query("a")) {
      $0.query = "a"
      $0.changes = [" to a by query(\"a\")"]
    }
    await store.receive(.response("base")) { $0.received = ["base"] }
    await store.receive(.response("change")) { $0.received = ["base", "change"] }
  }

  @Test("an unchanged value does not run the onChange reducer")
  func noChange() async {
    let store = TestStore(initialState: Search.State(query: "a")) { Search() }
    await store.send(.query("a"))
    await store.receive(.response("base")) { $0.received = ["base"] }
  }

  @Test("onChange compares each effect's action on its own")
  func effect() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    await store.send(.type("b"))
    await store.receive(.query("b")) {
      $0.query = "b"
      $0.changes = [" to b by query(\"b\")"]
    }
    await store.receive(.response("base")) { $0.received = ["base"] }
    await store.receive(.response("change")) { $0.received = ["base", "change"] }
  }

  @Test("onChange accepts a closure that changes the state")
  func streamlined() async {
    let store = TestStore(initialState: Streamlined.State()) { Streamlined() }
    await store.send(.add(3)) {
      $0.count = 3
      $0.parity = "0, then odd"
    }
    await store.receive(.parityChanged)
    await store.send(.add(0))
  }

  private struct Deprecated: Reducer {
    private func isSameDecade(_ lhs: Int, _ rhs: Int) -> Bool { lhs / 10 == rhs / 10 }

    @available(*, deprecated)  // So is the operator, which has to work all the same.
    var body: some ReducerOf<Streamlined> {
      Streamlined()
        .onChange(of: \.count, removeDuplicates: isSameDecade) { old, new in
          Reduce { state, _ in
            state.parity = "\(old) to \(new)"
            return .none
          }
        }
    }
  }

  @Test("onChange accepts a custom comparison of values")
  func removeDuplicates() async {
    let store = TestStore(initialState: Streamlined.State()) { Deprecated() }
    await store.send(.add(3)) {
      $0.count = 3
      $0.parity = "0, then odd"
    }
    await store.receive(.parityChanged)
    await store.send(.add(8)) {
      $0.count = 11
      $0.parity = "3 to 11"
    }
    await store.receive(.parityChanged)
  }
}
#endif
