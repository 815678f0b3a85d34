#if Macros
import ComposableCore
import Testing

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    @ObservationStateIgnored var note = ""
    var isNew: Bool { count == 0 && name.isEmpty }

    mutating func reset() {
      self = State()
    }
  }

  enum Action {
    case increment
    case reset
    case set(State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .reset: state.reset()
      case .set(let new): state = new
      }
      return .none
    }
  }
}

@Reducer
private struct Tree {
  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.State()
    @Presents var sheet: Leaf.State?
    @Presents var destination: Destination.State?
    var text = ""
  }

  enum Action {
    case leaf(Leaf.Action)
    case sheet(PresentationAction<Leaf.Action>)
    case destination(PresentationAction<Destination.Action>)
    case set(State)
    case setText(String)
    case open
    case openOther
  }

  @Reducer
  enum Destination {
    case first(Leaf)
    case second(Leaf)
    case empty
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      switch action {
      case .set(let new): state = new
      case .setText(let text): state.text = text
      case .open:
        state.sheet = Leaf.State()
        state.destination = .first(Leaf.State())
      case .openOther:
        if let first = state.destination?.first { state.destination = .second(first) }
      default: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Leaf() }
    .ifLet(\.$destination, action: \.destination) { Destination.body }
  }
}

extension Tree.Destination.State: Equatable {}

@MainActor
struct ObservableStoreTests {
  @Test("reading a store untracked reports nothing, with perception checks on")
  func untracked() {
    let isEnabled = isPerceptionCheckingEnabled
    defer { isPerceptionCheckingEnabled = isEnabled }
    isPerceptionCheckingEnabled = true
    let store = Store(initialState: Leaf.State(count: 1)) { Leaf() }
    #expect(!_PerceptionLocals.isInPerceptionTracking)
    // An issue would fail the test.
    #expect(store.count == 1)
    #expect(store.state == Leaf.State(count: 1))
  }

  @Test("observers of the whole state are notified only when it is replaced")
  func root() {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    #expect(!isNotified(reading: { store.state }, by: { store.send(.increment) }))
    #expect(isNotified(reading: { store.count }, by: { store.send(.increment) }))
    #expect(!isNotified(reading: { store.name }, by: { store.send(.increment) }))
    #expect(isNotified(reading: { store.state }, by: { store.send(.reset) }))
    #expect(isNotified(reading: { store.count }, by: { store.send(.reset) }))
    #expect(isNotified(reading: { store.name }, by: { store.send(.set(Leaf.State(count: 1))) }))
  }

  @Test("observers of any property are notified each time the root's state is replaced")
  func replacedRoot() {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    for count in 1...3 {
      func replace() { store.send(.set(Leaf.State(count: count))) }
      #expect(isNotified(reading: { store.count }, by: replace))
      #expect(isNotified(reading: { store.note }, by: replace))
      #expect(isNotified(reading: { store.isNew }, by: replace))
      #expect(isNotified(reading: { (store.note, store.name) }, by: replace))
      #expect(!isNotified(reading: { store.name }, by: { store.send(.increment) }))
    }
  }

  @Test("observers of a child's property are notified each time the root's state is replaced")
  func replacedRootOfChild() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    for count in 1...3 {
      func replace() { store.send(.set(Tree.State(leaf: Leaf.State(count: count)))) }
      #expect(isNotified(reading: { leaf.count }, by: replace))
      #expect(leaf.count == count)
      #expect(isNotified(reading: { leaf.state }, by: replace))
      #expect(isNotified(reading: { store.text }, by: replace))
      #expect(!isNotified(reading: { store.text }, by: { leaf.send(.increment) }))
    }
  }

  @Test("stores that share their first state notify their own observers of its replacement")
  func sharedInitialState() {
    let state = Leaf.State()
    let first = Store(initialState: state) { Leaf() }
    let second = Store(initialState: state) { Leaf() }
    #expect(isNotified(reading: { (first.name, second.name) }, by: { second.send(.reset) }))
    #expect(isNotified(reading: { first.name }, by: { first.send(.reset) }))
    #expect(isNotified(reading: { second.name }, by: { second.send(.reset) }))
    #expect(!isNotified(reading: { second.name }, by: { first.send(.reset) }))
  }

  @Test("setting an equal value notifies no observer, setting another value does")
  func equalValues() {
    let store = Store(initialState: Tree.State()) { Tree() }
    #expect(!isNotified(reading: { store.text }, by: { store.send(.setText("")) }))
    #expect(isNotified(reading: { store.text }, by: { store.send(.setText("a")) }))
  }

  @Test("a change inside a child does not notify the parent's observers")
  func child() {
    let store = Store(initialState: Tree.State()) { Tree() }
    #expect(!isNotified(reading: { store.leaf }, by: { store.send(.leaf(.increment)) }))
    #expect(isNotified(reading: { store.leaf.count }, by: { store.send(.leaf(.increment)) }))
    #expect(isNotified(reading: { store.leaf }, by: { store.send(.leaf(.reset)) }))
    let leaf = store.scope(state: \.leaf, action: \.leaf)
    #expect(isNotified(reading: { leaf.count }, by: { store.send(.leaf(.increment)) }))
    #expect(!isNotified(reading: { leaf.name }, by: { store.send(.leaf(.increment)) }))
    #expect(isNotified(reading: { leaf.count }, by: { store.send(.leaf(.reset)) }))
  }

  @Test("a change in a presented child does not notify observers of its presence")
  func presented() {
    let store = Store(initialState: Tree.State()) { Tree() }
    #expect(isNotified(reading: { store.sheet }, by: { store.send(.open) }))
    #expect(
      !isNotified(reading: { store.sheet }, by: { store.send(.sheet(.presented(.increment))) }))
    #expect(
      !isNotified(reading: { store.$sheet }, by: { store.send(.sheet(.presented(.increment))) }))
    #expect(
      isNotified(
        reading: { store.sheet?.count }, by: { store.send(.sheet(.presented(.increment))) }))
    let sheet: StoreOf<Leaf>? = store.scope(state: \.sheet, action: \.sheet.presented)
    #expect(
      isNotified(reading: { sheet?.count }, by: { store.send(.sheet(.presented(.increment))) }))
    #expect(isNotified(reading: { store.sheet }, by: { store.send(.sheet(.dismiss)) }))
    #expect(store.sheet == nil)
  }

  @Test("switching an enum's case notifies, even with the same payload")
  func cases() {
    let store = Store(initialState: Tree.State()) { Tree() }
    store.send(.open)
    let increment = Tree.Action.destination(.presented(.first(.increment)))
    #expect(!isNotified(reading: { store.destination }, by: { store.send(increment) }))
    #expect(isNotified(reading: { store.destination?.first?.count }, by: { store.send(increment) }))
    #expect(isNotified(reading: { store.destination }, by: { store.send(.openOther) }))
    #expect(store.destination?.second?.count == 2)
  }

  private func isNotified<Value>(
    reading read: () -> Value, by change: () -> Void
  ) -> Bool {
    let notified = LockIsolated(false)
    withObservationTracking {
      _ = read()
    } onChange: {
      notified.setValue(true)
    }
    change()
    return notified.value
  }
}
#endif
