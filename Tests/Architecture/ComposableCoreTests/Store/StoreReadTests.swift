#if Macros
import ConcurrencyExtras
import Observation
import Testing

@testable import ComposableCore

/// Cost and observation of reads.
@MainActor
struct StoreReadTests {
  @Reducer
  struct Leaf {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var other = 0
      @ObservationStateIgnored var ignored = 7
      var double: Int { 2 * count }
    }
    enum Action { case increment, incrementOther }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .incrementOther: state.other += 1
        }
        return .none
      }
    }
  }

  @Reducer
  struct Middle {
    @ObservableState
    struct State: Equatable {
      var leaf = Leaf.State()
      var slots = Array(repeating: 0, count: 40)
      var other = 0
      var computed: Leaf.State {
        get { leaf }
        set { leaf = newValue }
      }
      subscript(slot slot: Int) -> Int { slots[slot] }
    }
    enum Action {
      case leaf(Leaf.Action)
      case incrementOther
      case replace
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.leaf, action: \.leaf) { Leaf() }
      Reduce { state, action in
        switch action {
        case .leaf: break
        case .incrementOther: state.other += 1
        case .replace: state.leaf = Leaf.State(count: 100)
        }
        return .none
      }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var middle = Middle.State()
      var last = 0
    }
    enum Action { case middle(Middle.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.middle, action: \.middle) { Middle() }
    }
  }

  private func isNotified(
    reading read: () -> Void, sending send: () -> Void
  ) -> Bool {
    let isNotified = LockIsolated(false)
    withObservationTracking {
      read()
    } onChange: {
      isNotified.setValue(true)
    }
    send()
    return isNotified.value
  }

  @Test("a read through scoped stores observes only the properties on its path")
  func pathIsObserved() {
    let store = Store(initialState: Root.State()) { Root() }
    let middle = store.scope(state: \.middle, action: \.middle)
    let leaf = middle.scope(state: \.leaf, action: \.leaf)
    // The second time, the way is known.
    for _ in 0..<2 {
      let count = leaf.count
      #expect(
        isNotified {
          _ = leaf.count
        } sending: {
          leaf.send(.increment)
        })
      #expect(leaf.count == count + 1)
      #expect(
        !isNotified {
          _ = leaf.count
        } sending: {
          leaf.send(.incrementOther)
        })
      #expect(
        !isNotified {
          _ = leaf.count
        } sending: {
          middle.send(.incrementOther)
        })
      #expect(
        isNotified {
          _ = leaf.count
        } sending: {
          middle.send(.replace)
        })
      #expect(leaf.count == 100)
    }
  }

  @Test("computed properties are observed, and ignored ones are only read")
  func otherProperties() {
    let store = Store(initialState: Root.State()) { Root() }
    let middle = store.scope(state: \.middle, action: \.middle)
    let leaf = middle.scope(state: \.computed, action: \.leaf)
    for _ in 0..<2 {
      let count = leaf.count
      var double = 0
      let isTold = isNotified {
        double = leaf.double
      } sending: {
        leaf.send(.increment)
      }
      #expect(isTold)
      #expect(double == 2 * count)
      #expect(leaf.double == 2 * count + 2)
      #expect(leaf.ignored == 7)
      #expect(
        !isNotified {
          _ = leaf.ignored
        } sending: {
          leaf.send(.increment)
        })
      #expect(middle[slot: 3] == 0)
    }
  }

  @Test("scoping 40 children finds each held store again, none released")
  func manyChildren() {
    let store = Store(initialState: Middle.State()) { Middle() }
    func child(_ slot: Int) -> Store<Int, Leaf.Action> {
      store.scope(state: \.[slot: slot], action: \.leaf)
    }
    for _ in 0..<3 {
      let children = (0..<40).map(child)
      #expect(Set(children.map(ObjectIdentifier.init)).count == 40)
      for slot in 0..<40 { #expect(child(slot) === children[slot]) }
    }
    weak var released: Store<Int, Leaf.Action>?
    released = child(0)
    #expect(released == nil)
  }

  @Test("an optional has one store for its optional form, another unwrapped")
  func kindsOfScopes() throws {
    let store = Store(initialState: Optionals.State()) { Optionals() }
    let whole: Store<Leaf.State?, Leaf.Action> = store.scope(state: \.leaf, action: \.leaf)
    let unwrapped: StoreOf<Leaf>? = store.scope(state: \.leaf, action: \.leaf)
    let part = try #require(unwrapped)
    part.send(.increment)
    #expect(whole.withState { $0?.count } == 1)
    #expect(part.count == 1)
    let again: Store<Leaf.State?, Leaf.Action> = store.scope(state: \.leaf, action: \.leaf)
    #expect(again === whole)
    #expect(store.scope(state: \.leaf, action: \.leaf) as StoreOf<Leaf>? === part)
  }

  @Reducer
  struct Optionals {
    @ObservableState
    struct State: Equatable {
      var leaf: Leaf.State? = Leaf.State()
    }
    enum Action { case leaf(Leaf.Action) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.leaf, action: \.leaf) { Leaf() }
    }
  }
}
#endif
