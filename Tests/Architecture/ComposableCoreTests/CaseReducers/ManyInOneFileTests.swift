#if Macros
import ComposableCore
import Testing

// The compiler (6.3) crashes on a file in which several types that macros have made add extensions
// of their own; that this file compiles is what it is about.

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private enum One { case leaf(Leaf) }
@Reducer private enum Two { case leaf(Leaf) }
@Reducer private enum Three { case leaf(Leaf) }
@Reducer private enum Four { case leaf(Leaf) }
@Reducer private enum Five { case leaf(Leaf) }
@Reducer private enum Six { case leaf(Leaf) }
@Reducer private enum Seven { case leaf(Leaf) }
@Reducer private enum Eight { case leaf(Leaf) }

@MainActor
@Test("one file can declare many enum reducers")
private func manyInOneFile() {
  let store = Store(initialState: Eight.State.leaf(Leaf.State())) { Eight.body }
  store.send(.leaf(.increment))
  #expect(store.leaf?.count == 1)
}
#endif
