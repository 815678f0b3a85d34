#if Macros
@_spi(Internals) import ComposableCore
import Testing

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Middle {
  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.State()
    @Presents var presented: Leaf.State?
  }

  enum Action {
    case leaf(Leaf.Action)
    case present
    case presented(PresentationAction<Leaf.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      if case .present = action { state.presented = Leaf.State() }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { Leaf() }
  }
}

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    var middle = Middle.State()
  }

  enum Action {
    case middle(Middle.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.middle, action: \.middle) { Middle() }
  }
}

extension StoreOf<Middle> {
  fileprivate var leafStore: StoreOf<Leaf> { scope(state: \.leaf, action: \.leaf) }
}

@MainActor
struct StoreScopeTests {
  private let store = Store(initialState: Root.State()) { Root() }

  @Test("the unlabelled and the labelled form of scope return the same store")
  func unlabelled() {
    let middle = store.scope(\.middle, action: \.middle)
    #expect(middle === store.scope(state: \.middle, action: \.middle))
    middle.send(.present)
    let presented: StoreOf<Leaf>? = middle.scope(\.presented, action: \.presented.presented)
    let labelled: StoreOf<Leaf>? =
      middle.scope(state: \.presented, action: \.presented.presented)
    #expect(presented != nil)
    #expect(presented === labelled)
  }

  @Test("scoping by a literal or a stored key path returns the same store")
  func held() {
    let held: CaseKeyPath<Root.Action, Middle.Action> = \.middle
    let path: KeyPath<Root.Action.AllCasePaths, AnyCasePath<Root.Action, Middle.Action>> = \.middle
    let middle = store.scope(state: \.middle, action: \.middle)
    for _ in 1...20 {
      #expect(store.scope(state: \.middle, action: \.middle) === middle)
      #expect(store.scope(state: \.middle, action: held) === middle)
      #expect(store.scope(state: \.middle, action: path) === middle)
      #expect(store.scope(\.middle, action: path) === middle)
    }
  }

  @Test("a released child store is created again, one per kind of child")
  func literals() {
    func leaf() -> StoreOf<Leaf> { store.scope(state: \.middle, action: \.middle).leafStore }
    let held = leaf()
    #expect(leaf() === held)
    let middle = store.scope(state: \.middle, action: \.middle)
    weak var first: Store<Leaf.State?, PresentationAction<Leaf.Action>>?
    for _ in 1...2 {
      let plain: Store<Leaf.State?, PresentationAction<Leaf.Action>> =
        middle.scope(state: \.presented, action: \.presented)
      #expect(first == nil)
      first = plain
      let again: Store<Leaf.State?, PresentationAction<Leaf.Action>> =
        middle.scope(state: \.presented, action: \.presented)
      #expect(again === plain)
      let optional: Store<Leaf.State, PresentationAction<Leaf.Action>>? =
        middle.scope(state: \.presented, action: \.presented)
      #expect(optional == nil)
    }
    #expect(first == nil)
  }

  @Test("a store scoped twice reads and sends through the whole path")
  func nested() {
    let leaf = store.scope(state: \.middle, action: \.middle).scope(state: \.leaf, action: \.leaf)
    leaf.send(.increment)
    #expect(leaf.count == 1)
    #expect(store.middle.leaf.count == 1)
  }

  @Test("a child of a removed child keeps its last state and reports actions")
  func invalidParent() {
    let middle = store.scope(state: \.middle, action: \.middle)
    middle.send(.present)
    let presented: StoreOf<Leaf>? =
      middle.scope(state: \.presented, action: \.presented.presented)
    let count = presented?.scope(state: \.count, action: \.self)
    presented?.send(.increment)
    #expect(count?.withState { $0 } == 1)
    middle.send(.presented(.dismiss))
    #expect(count?.withState { $0 } == 1)
    #expect(presented?.count == 1)
    withKnownIssue {
      count?.send(.increment)
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "send" was called on a store of "Int" whose state is gone.

          Action:
            Leaf.Action.increment

        It was ignored.

        The usual cause is a view that sends an action after its feature was dismissed, for \
        instance from "onDisappear".

        To fix this, send the action to the parent's store.
        """)
    }
    #expect(count?.withState { $0 } == 1)
  }

  @Test("scoping by closures returns a new store each time, for children too")
  @available(*, deprecated)
  func closures() {
    let middle: StoreOf<Middle> = store.scope(
      state: { $0.middle }, action: { Root.Action.middle($0) })
    #expect(
      middle !== store.scope(state: { $0.middle }, action: { Root.Action.middle($0) }))
    middle.send(.leaf(.increment))
    #expect(store.middle.leaf.count == 1)
    let leaf = middle.scope(state: \.leaf, action: \.leaf)
    #expect(leaf !== middle.scope(state: \.leaf, action: \.leaf))
    leaf.send(.increment)
    #expect(middle.leaf.count == 2)
  }

  @Test("closures can scope to a presented child's state")
  @available(*, deprecated)
  func presentationClosures() {
    store.send(.middle(.present))
    let presentation: Store<PresentationState<Leaf.State>, PresentationAction<Leaf.Action>> =
      store.scope(state: { $0.middle.$presented }, action: { .middle(.presented($0)) })
    presentation.send(.presented(.increment))
    #expect(presentation.withState(\.wrappedValue?.count) == 1)
    presentation.send(.dismiss)
    #expect(presentation.withState(\.wrappedValue) == nil)
  }

  @Test("scoping an uncached store to optional state is reported")
  @available(*, deprecated)
  func uncached() {
    let middle: StoreOf<Middle> = store.scope(
      state: { $0.middle }, action: { Root.Action.middle($0) })
    middle.send(.present)
    withKnownIssue {
      let presented: StoreOf<Leaf>? =
        middle.scope(state: \.presented, action: \.presented.presented)
      #expect(presented?.count == 0)
    } matching: { issue in
      issue.description.hasSuffix(
        """
        A store that was scoped by closures was scoped again to optional state or to a collection.

          Store:
            StoreOf<Middle>

        Closures cannot be told apart, so that such a store makes a new child each time it is \
        asked for one, and views that show the child lose its identity.

        To fix this, scope with key paths all the way from the root: "store.scope(state: \\.child, \
        action: \\.child)".
        """)
    }
  }

  @Test("effects of a released closure-scoped store still deliver to the root")
  @available(*, deprecated)
  func releasedClosureScope() async {
    let (values, continue_) = AsyncStream<Void>.makeStream()
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          for await _ in values {}
          await send(false)
        }
      }
    }
    var child: Store<Int, Bool>? = store.scope(state: { $0 }, action: { $0 })
    weak let weakChild = child
    let task = child?.send(true)
    child = nil
    #expect(weakChild == nil)
    continue_.finish()
    await task?.finish()
    #expect(store.withState { $0 } == 1)
  }

  @Test("stores without state or actions can be created and scoped to")
  func voidAndNever() {
    let void = Store<Void, Never>(initialState: ()) { EmptyReducer() }
    void.withState { #expect($0 == ()) }
    let never = Store<Int, Never>(initialState: 1) { EmptyReducer() }
    #expect(never.withState { $0 } == 1)
    let leaf = store.scope(state: \.middle.leaf, action: \.middle.leaf)
    let same = store.scope(state: \.middle.leaf, action: \.middle.leaf)
    #expect(leaf === same)
  }

  @Test("a store is equal only to itself, and is its own id")
  func identity() {
    let leaf = store.scope(state: \.middle, action: \.middle)
    let other = Store(initialState: Middle.State()) { Middle() }
    #expect(leaf == store.scope(state: \.middle, action: \.middle))
    #expect(leaf != other)
    #expect(Set([leaf, other, leaf]).count == 2)
    #expect(leaf.id == ObjectIdentifier(leaf))
  }

  @Test("released child stores are removed from the cache")
  func releasedChildren() {
    for _ in 0..<1000 { _ = store.scope(state: \.middle, action: \.middle) }
    weak var middle = store.scope(state: \.middle, action: \.middle)
    #expect(middle == nil)
    #expect(
      store.id(state: \.middle, action: \.middle) == store.id(state: \.middle, action: \.middle))
    middle = nil
  }
}
#endif
