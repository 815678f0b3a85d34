#if Macros
import ComposableArchitecture
import Testing

/// Calls what is deprecated without a warning.
@MainActor
private protocol BindingStateTesting {
  func viewState()
  func viewStore()
  func handled()
  func invalid()
  func testStores()
}

/// @BindingState in views.
@MainActor
struct BindingStateTests {
  private let tests: any BindingStateTesting = Deprecated()

  @Test("an unhandled write through view state is reported at its declaration")
  func viewState() { tests.viewState() }

  @Test("an unhandled write through a view store is reported at its declaration")
  func viewStore() { tests.viewStore() }

  @Test("a handled write is not reported")
  func handled() { tests.handled() }

  @Test("a write is ignored without a report once the state is gone")
  func invalid() { tests.invalid() }

  @Test("a test store's bindings give view state that reads and never sends")
  func testStores() { tests.testStores() }
}

@available(*, deprecated)
@Reducer
private struct Careless {
  static let line = #line + 3

  struct State: Equatable {
    @BindingState var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case close
  }

  var isCareful = false

  var body: some ReducerOf<Self> {
    if isCareful { BindingReducer() }
  }
}

@available(*, deprecated)
@Reducer
private struct Owner {
  struct State: Equatable { var careless: Careless.State? = Careless.State() }
  enum Action { case careless(Careless.Action) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .careless(.close) = action { state.careless = nil }
      return .none
    }
  }
}

@available(*, deprecated)
@Reducer
private struct Wrapper {
  typealias State = Careless.State
  enum Action { case view(Careless.Action) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct Deprecated: BindingStateTesting {
  @available(*, deprecated)
  struct ViewState {
    @BindingViewState var name: String
    init(store: BindingViewStore<Careless.State>) { _name = store.$name }
  }

  @available(*, deprecated)
  private nonisolated var message: String {
    """
    A binding action was sent to a store, and nothing carried it out.

      Action:
        Careless.Action.binding

      Value:
        "Mina"

      Bound property declared at:
        ComposableViewsTests/BindingStateTests.swift:\(Careless.line)

    The usual cause is a reducer without a "BindingReducer".

    To fix this, put "BindingReducer()" at the start of the reducer's "body", or, if the bindings \
    are those of view actions, "BindingReducer(action: \\.view)".
    """
  }

  @available(*, deprecated)
  func viewState() {
    let store = Store(initialState: Careless.State()) { Careless() }
    withKnownIssue {
      ViewState(store: BindingViewStore(store: store)).$name.wrappedValue = "Mina"
    } matching: {
      $0.description.hasSuffix(message)
    }
    withKnownIssue {
      let viewStore = ViewStore(
        store, observe: { (state: BindingViewStore<Careless.State>) in ViewState(store: state) },
        removeDuplicates: { _, _ in false })
      viewStore.$name.wrappedValue = "Mina"
    } matching: {
      $0.description.hasSuffix(message)
    }
    #expect(store.withState(\.name) == "")
  }

  @available(*, deprecated)
  func viewStore() {
    let store = Store(initialState: Careless.State()) { Careless() }
    let viewStore = ViewStore(store, observe: { $0 })
    withKnownIssue {
      viewStore.$name.wrappedValue = "Mina"
    } matching: {
      $0.description.hasSuffix(message)
    }
    #expect(store.withState(\.name) == "")
  }

  @available(*, deprecated)
  func handled() {
    let store = Store(initialState: Careless.State()) { Careless(isCareful: true) }
    ViewState(store: BindingViewStore(store: store)).$name.wrappedValue = "Mina"
    #expect(store.withState(\.name) == "Mina")
    ViewStore(store, observe: { $0 }).$name.wrappedValue = "Mina Roy"
    #expect(store.withState(\.name) == "Mina Roy")
  }

  @available(*, deprecated)
  func invalid() {
    let owner = Store(initialState: Owner.State()) { Owner() }
    // The one of an optional, as views before observation get it.
    owner.scope(state: \.careless, action: \.careless).withUnwrapped { store in
      let bindings = [
        ViewState(store: BindingViewStore(store: store)).$name,
        ViewStore(store, observe: { $0 }).$name,
      ]
      store.send(.close)
      for binding in bindings { binding.wrappedValue = "Mina" }
    }
    #expect(owner.withState(\.careless) == nil)
  }

  @available(*, deprecated)
  func testStores() {
    let state = Careless.State(name: "Mina")
    let store = TestStore(initialState: state) { Careless() }
    let wrapper = TestStore(initialState: state) { Wrapper() }
    let path = AnyCasePath<Wrapper.Action, Careless.Action>(
      embed: { .view($0) }, extract: { if case .view(let action) = $0 { action } else { nil } })
    let allBindings = [
      store.bindings, wrapper.bindings(action: \.view), wrapper.bindings(action: path),
    ]
    for bindings in allBindings {
      let viewState = ViewState(store: bindings)
      viewState.$name.wrappedValue = "Mina Roy"
      #expect(viewState.name == "Mina")
    }
    #expect(store.state == state)
  }
}

extension Store {
  /// Calls a function with the store of the value of optional state, if there is one.
  fileprivate func withUnwrapped<Wrapped>(_ body: (Store<Wrapped, Action>) -> Void)
  where State == Wrapped? {
    if let store = unwrapped() { body(store) }
  }
}
#endif
