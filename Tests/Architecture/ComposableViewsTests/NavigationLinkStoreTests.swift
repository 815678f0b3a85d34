#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Room {
  struct State: Equatable, Identifiable {
    var id: Int
    var visits = 0
  }

  enum Action { case visit, leave }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visit:
        state.visits += 1
        return .none
      case .leave:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// A feature in the style from before observable state.
@Reducer
private struct House {
  @Reducer
  struct Destination {
    @CasePathable
    enum State: Equatable {
      case room(Room.State)
      case attic(Room.State)
    }

    @CasePathable
    enum Action {
      case room(Room.Action)
      case attic(Room.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.room, action: \.room) { Room() }
        .ifCaseLet(\.attic, action: \.attic) { Room() }
    }
  }

  struct State: Equatable {
    @PresentationState var room: Room.State?
    @PresentationState var destination: Destination.State?
  }

  enum Action {
    case room(PresentationAction<Room.Action>)
    case destination(PresentationAction<Destination.Action>)
    case open(Int)
    case climb
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let id): state.room = Room.State(id: id)
      case .climb: state.destination = .attic(Room.State(id: 9))
      case .room, .destination: break
      }
      return .none
    }
    .ifLet(\.$room, action: \.room) { Room() }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

private struct RoomView: View {
  let store: StoreOf<Room>

  var body: some View {
    WithViewStore(
      store, observe: { $0 },
      content: { viewStore in
        Text("room \(viewStore.id), visits \(viewStore.visits)")
        Button("Visit") { viewStore.send(.visit) }
        Button("Leave") { viewStore.send(.leave) }
      })
  }
}

private struct HouseView: View {
  let store: StoreOf<House>

  var body: some View {
    NavigationStack {
      VStack {
        Text("house")
        Button("Open 1") { store.send(.open(1)) }
        NavigationLinkStore(
          store.scope(state: \.$room, action: \.room), id: 2, onTap: { store.send(.open(2)) },
          destination: RoomView.init(store:), label: { Text("Room 2") }
        )
        .isDetailLink(false)
        NavigationLinkStore(
          store.scope(state: \.$room, action: \.room), id: 3, onTap: { store.send(.open(3)) },
          destination: RoomView.init(store:), label: { Text("Room 3") })
        NavigationLinkStore(
          store.scope(state: \.$destination, action: \.destination),
          state: { $0[case: \.attic] }, action: House.Destination.Action.attic,
          onTap: { store.send(.climb) }, destination: RoomView.init(store:),
          label: { Text("Attic") })
      }
    }
  }
}

private struct DestinationView: View {
  let store: StoreOf<House>

  var body: some View {
    NavigationStack {
      VStack {
        Text("house")
        Button("Open 1") { store.send(.open(1)) }
        Button("Climb") { store.send(.climb) }
      }
      .navigationDestination(
        store: store.scope(state: \.$room, action: \.room), destination: RoomView.init(store:)
      )
      .navigationDestination(
        store: store.scope(state: \.$destination, action: \.destination),
        state: { $0[case: \.attic] }, action: House.Destination.Action.attic,
        destination: RoomView.init(store:))
    }
  }
}

@MainActor
struct NavigationLinkStoreTests {
  @Test("a link shows only the feature with its id, and Back dismisses it")
  func links() throws {
    let store = Store(initialState: House.State()) { House() }
    let screen = ViewTester(HouseView(store: store))
    try screen.button("Room 3").tap()
    #expect(screen.texts == ["room 3, visits 0"])
    try screen.button("Visit").tap()
    #expect(screen.texts == ["room 3, visits 1"])
    try screen.navigateBack()
    #expect(screen.texts == ["house"])
    #expect(store.withState(\.room) == nil)
    try screen.button("Open 1").tap()
    #expect(screen.texts == ["house"])
    #expect(store.withState(\.room) == Room.State(id: 1))
  }

  @Test("a link to one case's feature shows it, which can dismiss itself")
  func cases() async throws {
    let store = Store(initialState: House.State()) { House() }
    let screen = ViewTester(HouseView(store: store))
    try screen.button("Attic").tap()
    #expect(screen.texts == ["room 9, visits 0"])
    try screen.button("Leave").tap()
    await screen.settle()
    #expect(screen.texts == ["house"])
    #expect(store.withState(\.destination) == nil)
  }

  @Test("a destination shows and hides with the store's presented state")
  func destination() throws {
    let store = Store(initialState: House.State(room: Room.State(id: 4))) { House() }
    let screen = ViewTester(DestinationView(store: store))
    #expect(screen.texts == ["room 4, visits 0"])
    store.send(.open(5))
    #expect(screen.texts == ["room 5, visits 0"])
    try screen.navigateBack()
    #expect(screen.texts == ["house"])
    try screen.button("Climb").tap()
    try screen.button("Visit").tap()
    #expect(screen.texts == ["room 9, visits 1"])
    #expect(store.withState(\.destination) == .attic(Room.State(id: 9, visits: 1)))
  }
}
#endif
