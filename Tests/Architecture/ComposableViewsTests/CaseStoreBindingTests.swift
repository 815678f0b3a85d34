#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 1
      return .none
    }
  }
}

@Reducer
private enum Inner {
  case leaf(Leaf)
  case other(Leaf)
}

@Reducer
private enum Outer {
  case inner(Inner.Body = Inner.body)
  case plain(Leaf)
}

@Reducer
private struct Root {
  @ObservableState
  struct State {
    @Presents var destination: Outer.State?
  }
  enum Action {
    case destination(PresentationAction<Outer.Action>)
    case show(Outer.State?)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Outer.body }
  }
}

@MainActor
struct CaseStoreBindingTests {
  private let store = Store(initialState: Root.State()) { Root() }

  @Test("bindings to case stores can be chained through nested enums")
  func reachesOn() {
    let destination = Bindable(store).scope(state: \.destination, action: \.destination)
    let leaf: Binding<StoreOf<Leaf>?> = destination.inner.leaf
    let other: Binding<StoreOf<Leaf>?> = destination.inner.other
    let plain: Binding<StoreOf<Leaf>?> = destination.plain
    #expect(leaf.wrappedValue == nil)
    store.send(.show(.inner(.leaf(Leaf.State(number: 1)))))
    #expect(leaf.wrappedValue?.number == 1)
    #expect(other.wrappedValue == nil)
    #expect(plain.wrappedValue == nil)
    leaf.wrappedValue?.send(.tap)
    #expect(leaf.wrappedValue?.number == 2)
    plain.wrappedValue = nil
    other.wrappedValue = nil
    #expect(store.destination != nil)
    leaf.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test("the projected value of presentation state binds to a case's store")
  func projected() {
    let bindable = Bindable(store)
    let plain = bindable.scope(state: \.$destination, action: \.destination).plain
    let unlabelled = bindable.scope(\.$destination, action: \.destination).inner.leaf
    store.send(.show(.plain(Leaf.State(number: 3))))
    #expect(plain.wrappedValue?.number == 3)
    #expect(unlabelled.wrappedValue == nil)
    plain.wrappedValue = nil
    #expect(store.destination == nil)
  }
}
#endif
