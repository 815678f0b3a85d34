#if Macros
import ComposableCore
import Testing

// That these bodies compile in no time is what matters: each has more parts than people write.

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case tap }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct TwelveOptionals {
  @ObservableState
  struct State: Equatable {
    @Presents var child1: Leaf.State?
    @Presents var child2: Leaf.State?
    @Presents var child3: Leaf.State?
    @Presents var child4: Leaf.State?
    var child5: Leaf.State?
    var child6: Leaf.State?
    var child7: Leaf.State?
    var child8: Leaf.State?
    @Presents var alert1: AlertState<Never>?
    @Presents var alert2: AlertState<Never>?
    var child11: Leaf.State?
    @Presents var child12: Leaf.State? = Leaf.State()
  }

  enum Action: Equatable {
    case child1(PresentationAction<Leaf.Action>)
    case child2(PresentationAction<Leaf.Action>)
    case child3(PresentationAction<Leaf.Action>)
    case child4(PresentationAction<Leaf.Action>)
    case child5(Leaf.Action)
    case child6(Leaf.Action)
    case child7(Leaf.Action)
    case child8(Leaf.Action)
    case alert1(PresentationAction<Never>)
    case alert2(PresentationAction<Never>)
    case child11(Leaf.Action)
    case child12(PresentationAction<Leaf.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child12(.presented(.tap)):
        state.child5 = state.child12
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$child1, action: \.child1) { Leaf() }
    .ifLet(\.$child2, action: \.child2) { Leaf() }
    .ifLet(\.$child3, action: \.child3) { Leaf() }
    .ifLet(\.$child4, action: \.child4) { Leaf() }
    .ifLet(\.child5, action: \.child5) { Leaf() }
    .ifLet(\.child6, action: \.child6) { Leaf() }
    .ifLet(\.child7, action: \.child7) { Leaf() }
    .ifLet(\.child8, action: \.child8) { Leaf() }
    .ifLet(\.$alert1, action: \.alert1)
    .ifLet(\.$alert2, action: \.alert2)
    .ifLet(\.child11, action: \.child11) { Leaf() }
    .ifLet(\.$child12, action: \.child12) { Leaf() }
  }
}

@Reducer
private struct TwelveCollections {
  @ObservableState
  struct State: Equatable {
    var rows1: IdentifiedArrayOf<Machine.State> = []
    var rows2: IdentifiedArrayOf<Machine.State> = []
    var rows3: IdentifiedArrayOf<Machine.State> = []
    var rows4: IdentifiedArrayOf<Machine.State> = []
    var rows5: IdentifiedArrayOf<Machine.State> = []
    var rows6: IdentifiedArrayOf<Machine.State> = []
    var path1 = StackState<Leaf.State>()
    var path2 = StackState<Leaf.State>()
    var path3 = StackState<Leaf.State>()
    var path4 = StackState<Leaf.State>()
    var path5 = StackState<Leaf.State>()
    var path6 = StackState<Leaf.State>()
    var sum = 0
  }

  enum Action {
    case rows1(IdentifiedActionOf<Machine>)
    case rows2(IdentifiedActionOf<Machine>)
    case rows3(IdentifiedActionOf<Machine>)
    case rows4(IdentifiedActionOf<Machine>)
    case rows5(IdentifiedActionOf<Machine>)
    case rows6(IdentifiedActionOf<Machine>)
    case path1(StackActionOf<Leaf>)
    case path2(StackActionOf<Leaf>)
    case path3(StackActionOf<Leaf>)
    case path4(StackActionOf<Leaf>)
    case path5(StackActionOf<Leaf>)
    case path6(StackActionOf<Leaf>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.sum += 1
      return .none
    }
    .forEach(\.rows1, action: \.rows1) { Machine() }
    .forEach(\.path1, action: \.path1) { Leaf() }
    .forEach(\.rows2, action: \.rows2) { Machine() }
    .forEach(\.path2, action: \.path2) { Leaf() }
    .forEach(\.rows3, action: \.rows3) { Machine() }
    .forEach(\.path3, action: \.path3) { Leaf() }
    .forEach(\.rows4, action: \.rows4) { Machine() }
    .forEach(\.path4, action: \.path4) { Leaf() }
    .forEach(\.rows5, action: \.rows5) { Machine() }
    .forEach(\.path5, action: \.path5) { Leaf() }
    .forEach(\.rows6, action: \.rows6) { Machine() }
    .forEach(\.path6, action: \.path6) { Leaf() }
  }
}

@Reducer
private struct TwentyReducers {
  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.State()
    var rows: IdentifiedArrayOf<Machine.State> = []
    var path = StackState<Leaf.State>()
    var sum = 0
  }

  @CasePathable
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case leaf(Leaf.Action)
    case path(StackActionOf<Leaf>)
    case rows(IdentifiedActionOf<Machine>)
  }

  let isOn = true

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Scope(\.leaf, action: \.leaf) { Leaf() }
    add(1)
    add(2)
    if isOn { add(3) } else { EmptyReducer() }
    if #available(macOS 14, *) { add(4) }
    for number in 5...6 { add(number) }
    Reduce { state, _ in
      state.sum += 7
      return .none
    }
    Reduce { state, action in
      guard case .leaf = action else { return .none }
      state.sum += 8
      return .none
    }
    EmptyReducer().forEach(\.rows, action: \.rows) { Machine() }
    EmptyReducer().forEach(\.path, action: \.path) { Leaf() }
    CombineReducers {
      add(9)
      add(10)
    }
    Optional(add(11))
    add(12) as any Reducer<State, Action>
    add(13)
    add(14)
    add(15)
    add(16)
    add(17)
  }

  private func add(_ number: Int) -> Reduce<State, Action> {
    Reduce { state, _ in
      state.sum += number
      return .none
    }
  }
}

@MainActor
struct LongCompositionTests {
  @Test("twelve children of one reducer all run")
  func twelveOptionals() async {
    let store = TestStore(initialState: TwelveOptionals.State()) { TwelveOptionals() }
    await store.send(\.child12.tap) {
      $0.child12?.count = 1
      $0.child5 = Leaf.State(count: 1)
    }
    await store.send(\.child5.tap) { $0.child5?.count = 2 }
  }

  @Test("the elements of twelve lists and stacks of one reducer all run")
  func twelveCollections() {
    var initial = TwelveCollections.State()
    initial.rows1 = [Machine.State(id: 1)]
    initial.rows6 = [Machine.State(id: 6)]
    initial.path1 = StackState([Leaf.State()])
    initial.path6 = StackState([Leaf.State()])
    let ids = (initial.path1.ids[0], initial.path6.ids[0])
    let store = Store(initialState: initial) { TwelveCollections() }
    store.send(.rows1(.element(id: 1, action: .press)))
    store.send(.rows6(.element(id: 6, action: .press)))
    store.send(.path1(.element(id: ids.0, action: .tap)))
    store.send(.path6(.element(id: ids.1, action: .tap)))
    store.send(.path6(.popFrom(id: ids.1)))
    #expect(store.rows1[id: 1]?.presses == 1)
    #expect(store.rows6[id: 6]?.presses == 1)
    #expect(store.path1.first?.count == 1)
    #expect(store.path6.isEmpty)
    #expect(store.sum == 5)
  }

  @Test("twenty reducers in one body all run, in every form of the builder")
  func twentyReducers() {
    let store = Store(initialState: TwentyReducers.State()) { TwentyReducers() }
    store.send(.leaf(.tap))
    #expect(store.leaf.count == 2)
    #expect(store.sum == (1...17).reduce(0, +))
  }
}
#endif
