#if Macros
import ComposableCore
import Observation
import Testing

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
  }

  enum Action {
    case increment
    case rename(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .rename(let name): state.name = name
      }
      return .none
    }
  }
}

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.State()
    var other = 0
    @Presents var presented: Leaf.State?
  }

  enum Action {
    case leaf(Leaf.Action)
    case incrementOther
    case incrementOtherAsOften(Int)
    case present
    case presented(PresentationAction<Leaf.Action>)
    case replace(State)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      switch action {
      case .incrementOther: state.other += 1
      case .incrementOtherAsOften(let times):
        state.other += 1
        return times > 1 ? .send(.incrementOtherAsOften(times - 1)) : .none
      case .present: state.presented = Leaf.State()
      case .replace(let newState): state = newState
      case .leaf, .presented: break
      }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { Leaf() }
  }
}

@MainActor
struct StoreTests {
  private func makeStore() -> StoreOf<Root> {
    Store(initialState: Root.State()) { Root() }
  }

  /// Counts how often observers of what `read` reads would be evaluated again.
  @MainActor
  private final class Observer {
    private(set) var changes = 0
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) {
      self.read = read
      track()
    }

    private func track() {
      withObservationTracking(read) { [weak self] in
        MainActor.assumeIsolated { self?.changes += 1 }
      }
    }

    func rearm() { track() }
  }

  @Test("a scoped store reads through its parent and sends to it")
  func scope() {
    let store = makeStore()
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    leaf.send(.increment)
    #expect(leaf.count == 1)
    #expect(store.leaf.count == 1)
    store.send(.leaf(.increment))
    #expect(leaf.count == 2)
  }

  @Test("scope returns the same store for the same arguments while it is held")
  func identity() {
    let store = makeStore()
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    #expect(store.scope(state: \.leaf, action: \.leaf) === leaf)
  }

  @Test("a scoped store is released when unheld, and keeps its parent alive")
  func lifetime() {
    weak var weakLeaf: StoreOf<Leaf>?
    var store: StoreOf<Root>? = makeStore()
    do {
      let leaf = store!.scope(state: \.leaf, action: \.leaf)
      weakLeaf = leaf
      store = nil
      leaf.send(.increment)
      #expect(leaf.count == 1)
    }
    #expect(weakLeaf == nil)
  }

  @Test("an optional child's store is nil without state, or keeps the last one")
  func optional() {
    let store = makeStore()
    #expect(store.scope(state: \.presented, action: \.presented.presented) == nil)
    store.send(.present)
    let presented: StoreOf<Leaf>? =
      store.scope(state: \.presented, action: \.presented.presented)
    presented?.send(.increment)
    #expect(presented?.count == 1)
    store.send(.presented(.dismiss))
    #expect(store.presented == nil)
    #expect(presented?.count == 1)
    #expect(store.scope(state: \.presented, action: \.presented.presented) == nil)
    withKnownIssue {
      presented?.send(.increment)
    } matching: { issue in
      issue.description.contains("whose state is gone")
    }
    store.send(.present)
    let presentedAgain: StoreOf<Leaf>? =
      store.scope(state: \.presented, action: \.presented.presented)
    #expect(presentedAgain != nil)
    #expect(presentedAgain !== presented)
  }

  @Test("a change notifies only observers that read the changed property")
  func observation() {
    let store = makeStore()
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    let count = Observer { _ = leaf.count }
    let name = Observer { _ = leaf.name }
    let other = Observer { _ = store.other }
    let whole = Observer { _ = store.state }
    leaf.send(.increment)
    #expect([count, name, other, whole].map(\.changes) == [1, 0, 0, 0])
    count.rearm()
    store.send(.incrementOther)
    #expect([count, name, other, whole].map(\.changes) == [1, 0, 1, 0])
    leaf.send(.rename("Mina"))
    #expect([count, name, other, whole].map(\.changes) == [1, 1, 1, 0])
  }

  @Test("setting an equal value notifies no observer")
  func equalValue() {
    let store = makeStore()
    let name = Observer { _ = store.leaf.name }
    store.send(.leaf(.rename("")))
    #expect(name.changes == 0)
  }

  @Test("a change in a presented child does not notify observers of its presence")
  func presence() {
    let store = makeStore()
    let presence = Observer { _ = store.presented == nil }
    let scope = Observer {
      if let child = store.scope(state: \.presented, action: \.presented.presented) {
        #expect(child.withState(\.name) == "")
      }
    }
    store.send(.present)
    #expect(presence.changes == 1)
    #expect(scope.changes == 1)
    scope.rearm()
    store.send(.presented(.presented(.increment)))
    #expect(scope.changes == 1)
    store.send(.presented(.dismiss))
    #expect(scope.changes == 2)
  }

  @Test("replacing the whole state notifies every observer")
  func replacement() {
    let store = makeStore()
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    let count = Observer { _ = leaf.count }
    store.send(.replace(Root.State(leaf: Leaf.State(count: 5))))
    #expect(count.changes == 1)
    #expect(leaf.count == 5)
  }

  @Test("one send changes the state once, however many actions follow")
  func coalescing() {
    let store = makeStore()
    var states: [Int] = []
    let observer = Observer { _ = store.other }
    withObservationTracking {
      _ = store.other
    } onChange: {
      MainActor.assumeIsolated { states.append(store.withState(\.other)) }
    }
    store.send(.incrementOtherAsOften(10))
    #expect(store.other == 10)
    #expect(states == [0])
    #expect(observer.changes == 1)
  }

  @Test("an action sent while the reducer runs is reported, and processed later")
  func reentrancy() {
    var store: Store<[String], String>!
    store = Store(initialState: [String]()) {
      Reduce { state, action in
        if action == "outer" { store.send("inner") }
        state.append(action)
        return .none
      }
    }
    withKnownIssue {
      store.send("outer")
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "send" was called on a store while its reducer was running.

          Action:
            "inner"

        It was processed after the current action.

        To fix this, return an effect from the reducer in place of sending to the store.
        """)
    }
    #expect(store.withState { $0 } == ["outer", "inner"])
  }

  @Test("dependencies given to a store are in force for its initial state")
  func dependenciesInInitialState() {
    struct State { @Dependency(\.number) var number }
    let store = Store<State, Never>(initialState: State()) {
      EmptyReducer()
    } withDependencies: {
      $0.number = 42
    }
    #expect(store.withState(\.number) == 42)
  }

  @Test("state that is not observable notifies through the store that reads it")
  func plainRootState() {
    struct Plain: Equatable { var leaf = Leaf.State() }
    let store = Store<Plain, Leaf.Action>(initialState: Plain()) {
      Reduce { state, action in
        if case .rename(let name) = action { state.leaf = Leaf.State(name: name) }
        return .none
      }
    }
    let leaf = store.scope(state: \.leaf, action: \.self)
    let name = Observer { _ = leaf.name }
    store.send(.rename("Mina"))
    #expect(name.changes == 1)
    #expect(leaf.name == "Mina")
  }
}

private struct NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 1
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
#endif
