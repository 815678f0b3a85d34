import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case increment }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Parent {
  @Reducer
  enum Destination {
    case child(Child)
    case other(Child)
  }

  @ObservableState
  struct State {
    var child = Child.State()
    var limit = 1
    @Presents var destination: Destination.State?
  }

  enum Action {
    case child(Child.Action)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}

struct UnhandledDestination: View {
  let store: StoreOf<Parent.Destination>

  var body: some View {
    switch store.case {  // error: switch must be exhaustive
    case .child: Text("child")
    }
  }
}

@MainActor
func writing(to store: StoreOf<Parent>) {
  store.limit = 2  // error: cannot assign
  store.child.count += 1  // error: isn't mutable
}

struct ActionOfAnother: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    Text("a").sheet(
      item: $store.scope(
        state: \.destination?.child,
        action: \.child  // error:
      )
    ) { (_: StoreOf<Child>) in Text("b") }
  }
}
