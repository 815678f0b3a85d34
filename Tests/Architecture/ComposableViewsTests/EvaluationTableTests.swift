#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

// The views that each change must evaluate, with observable state: one suite per screen.

@Reducer
private struct Basics {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action { case increment, decrement, reset, copyAndDiscard, copyAndAssign, dismiss }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      case .reset: state = State(id: state.id)
      case .copyAndDiscard:
        var copy = state
        copy.count += 1
      case .copyAndAssign:
        var copy = state
        copy.count += 1
        state = copy
      case .dismiss:
        return .run { [dismiss] _ in await dismiss() }
      }
      return .none
    }
  }
}

private struct BasicsView: View {
  let store: StoreOf<Basics>

  var body: some View {
    Text("\(store.id): \(store.count)")
    Button("+ \(store.id)") { store.send(.increment) }
  }
}

@MainActor
struct BasicsEvaluationTests {
  @Test("a change of the count evaluates its view once, even after a reset")
  func changes() {
    let store = Store(initialState: Basics.State()) { Basics() }
    let screen = ViewTester(BasicsView(store: store))
    func evaluations(_ action: Basics.Action) -> Int {
      screen.graph.resetBodyEvaluations()
      store.send(action)
      screen.graph.flush()
      return screen.graph.bodyEvaluations(of: BasicsView.self)
    }
    #expect(evaluations(.increment) == 1)
    #expect(evaluations(.decrement) == 1)
    #expect(evaluations(.reset) == 1)
    #expect(evaluations(.increment) == 1)
    // The copy shares the registrar, so that a change of it may be taken for one of the state.
    _ = evaluations(.copyAndDiscard)
    #expect(evaluations(.increment) == 1)
    #expect(evaluations(.copyAndAssign) == 1)
    #expect(evaluations(.increment) == 1)
    #expect(screen.texts == ["0: 4"])
  }
}

@Reducer
private struct EnumFeature {
  @Reducer
  enum Destination {
    case feature1(Basics)
    case feature2(Basics)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case show1, show2, hide
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination: break
      case .show1: state.destination = .feature1(Basics.State(id: 1))
      case .show2: state.destination = .feature2(Basics.State(id: 2))
      case .hide: state.destination = nil
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

private struct EnumView: View {
  let store: StoreOf<EnumFeature>

  var body: some View {
    if let store = store.scope(state: \.destination, action: \.destination.presented) {
      switch store.case {
      case .feature1(let store): BasicsView(store: store)
      case .feature2(let store): BasicsView(store: store)
      }
    }
  }
}

@MainActor
struct EnumEvaluationTests {
  @Test("a change of case evaluates the parent; changes within it do not")
  func changes() throws {
    let store = Store(initialState: EnumFeature.State()) { EnumFeature() }
    let screen = ViewTester(EnumView(store: store))
    func evaluations(_ action: EnumFeature.Action) -> [Int] {
      screen.graph.resetBodyEvaluations()
      store.send(action)
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: EnumView.self),
        screen.graph.bodyEvaluations(of: BasicsView.self),
      ]
    }
    #expect(evaluations(.show1) == [1, 1])
    #expect(evaluations(.destination(.presented(.feature1(.increment)))) == [0, 1])
    #expect(screen.texts == ["1: 1"])
    // The old feature's view is evaluated a last time, the new one's a first.
    #expect(evaluations(.show2) == [1, 2])
    #expect(screen.texts == ["2: 0"])
    #expect(evaluations(.destination(.presented(.feature2(.increment)))) == [0, 1])
    #expect(evaluations(.hide) == [1, 1])
    #expect(screen.texts == [])
  }
}

@Reducer
private struct OptionalFeature {
  @ObservableState
  struct State: Equatable {
    var child: Basics.State?
    var isObserving = false
  }

  enum Action {
    case child(Basics.Action)
    case toggle, observe
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: break
      case .toggle: state.child = state.child == nil ? Basics.State(id: 1) : nil
      case .observe: state.isObserving.toggle()
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Basics() }
  }
}

private struct OptionalView: View {
  let store: StoreOf<OptionalFeature>

  var body: some View {
    if store.isObserving { Text("child: \(store.child?.count ?? -1)") }
    if let store = store.scope(state: \.child, action: \.child) { BasicsView(store: store) }
  }
}

@MainActor
struct OptionalEvaluationTests {
  @Test("a child's change evaluates its parent only if that reads the child")
  func changes() {
    let store = Store(initialState: OptionalFeature.State()) { OptionalFeature() }
    let screen = ViewTester(OptionalView(store: store))
    func evaluations(_ action: OptionalFeature.Action) -> [Int] {
      screen.graph.resetBodyEvaluations()
      store.send(action)
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: OptionalView.self),
        screen.graph.bodyEvaluations(of: BasicsView.self),
      ]
    }
    #expect(evaluations(.toggle) == [1, 1])
    #expect(evaluations(.child(.increment)) == [0, 1])
    #expect(evaluations(.observe) == [1, 0])
    #expect(evaluations(.child(.increment)) == [1, 1])
    #expect(screen.texts == ["child: 2", "1: 2"])
    #expect(evaluations(.toggle) == [1, 1])
    #expect(screen.texts == ["child: -1"])
  }
}

@Reducer
private struct ListFeature {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Basics.State> = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Basics>)
    case add, removeFirst, reverse
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows: break
      case .add: state.rows.append(Basics.State(id: state.rows.count + 1))
      case .removeFirst: state.rows.removeFirst()
      case .reverse: state.rows.reverse()
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Basics() }
  }
}

private struct ListView: View {
  let store: StoreOf<ListFeature>

  var body: some View {
    Text("first: \(store.rows.first?.count ?? 0)")
    ForEach(store.scope(state: \.rows, action: \.rows)) { BasicsView(store: $0) }
  }
}

/// Evaluation: identified lists.
@MainActor
struct ListEvaluationTests {
  @Test(
    "a row's change evaluates the row, and a list that reads the value")
  func changes() {
    let store = Store(initialState: ListFeature.State()) { ListFeature() }
    let screen = ViewTester(ListView(store: store))
    func evaluations(_ action: ListFeature.Action) -> [Int] {
      screen.graph.resetBodyEvaluations()
      store.send(action)
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: ListView.self),
        screen.graph.bodyEvaluations(of: BasicsView.self),
      ]
    }
    #expect(evaluations(.add) == [1, 1])
    #expect(evaluations(.add) == [1, 1])
    #expect(evaluations(.rows(.element(id: 2, action: .increment))) == [0, 1])
    #expect(evaluations(.rows(.element(id: 1, action: .increment))) == [1, 1])
    #expect(screen.texts == ["first: 1", "1: 1", "2: 1"])
    #expect(evaluations(.reverse) == [1, 0])
    #expect(screen.texts == ["first: 1", "2: 1", "1: 1"])
    #expect(evaluations(.rows(.element(id: 1, action: .reset))) == [1, 1])
    #expect(screen.texts == ["first: 1", "2: 1", "1: 0"])
    #expect(evaluations(.rows(.element(id: 1, action: .increment))) == [0, 1])
    #expect(screen.texts == ["first: 1", "2: 1", "1: 1"])
    #expect(evaluations(.removeFirst) == [1, 0])
    #expect(screen.texts == ["first: 1", "1: 1"])
  }
}

@Reducer
private struct Siblings {
  @ObservableState
  struct State: Equatable {
    var child1 = Basics.State(id: 1)
    var child2 = Basics.State(id: 2)
  }

  enum Action {
    case child1(Basics.Action)
    case child2(Basics.Action)
    case resetAll, resetSelf, swap
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Basics() }
    Scope(state: \.child2, action: \.child2) { Basics() }
    Reduce { state, action in
      switch action {
      case .child1, .child2: break
      case .resetAll:
        state.child1 = Basics.State(id: 1)
        state.child2 = Basics.State(id: 2)
      case .resetSelf: state = State()
      case .swap: (state.child1, state.child2) = (state.child2, state.child1)
      }
      return .none
    }
  }
}

private struct SiblingsView: View {
  let store: StoreOf<Siblings>

  var body: some View {
    First(store: store.scope(state: \.child1, action: \.child1))
    Second(store: store.scope(state: \.child2, action: \.child2))
  }

  struct First: View {
    let store: StoreOf<Basics>
    var body: some View { Text("first \(store.id): \(store.count)") }
  }

  struct Second: View {
    let store: StoreOf<Basics>
    var body: some View { Text("second \(store.id): \(store.count)") }
  }
}

@MainActor
struct SiblingsEvaluationTests {
  @Test(
    "only changed siblings are evaluated, and a swap evaluates both")
  func changes() {
    let store = Store(initialState: Siblings.State()) { Siblings() }
    let screen = ViewTester(SiblingsView(store: store))
    func evaluations(_ action: Siblings.Action) -> [Int] {
      screen.graph.resetBodyEvaluations()
      store.send(action)
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: SiblingsView.self),
        screen.graph.bodyEvaluations(of: SiblingsView.First.self),
        screen.graph.bodyEvaluations(of: SiblingsView.Second.self),
      ]
    }
    #expect(evaluations(.child1(.increment)) == [0, 1, 0])
    #expect(evaluations(.child2(.increment)) == [0, 0, 1])
    #expect(evaluations(.swap) == [0, 1, 1])
    #expect(screen.texts == ["first 2: 1", "second 1: 1"])
    #expect(evaluations(.child1(.increment)) == [0, 1, 0])
    #expect(evaluations(.resetAll) == [0, 1, 1])
    #expect(evaluations(.resetSelf) == [0, 1, 1])
    #expect(evaluations(.child2(.increment)) == [0, 0, 1])
    #expect(screen.texts == ["first 1: 0", "second 2: 1"])
  }
}
#endif
