#if Macros
import ComposableArchitecture
import Testing

/// A stack of screens of several kinds.
@Reducer
struct Tour {
  @Reducer
  enum Path {
    case hall(Hall)
    case painting(Painting)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var total = 0
  }

  enum Action {
    case goBackToStartButtonTapped
    case path(StackActionOf<Path>)
    case startButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goBackToStartButtonTapped:
        state.path.removeAll()
        return .none

      case .path(.element(_, .hall(.paintingTapped(let name)))):
        state.path.append(.painting(Painting.State(name: name)))
        return .none

      case .path(.element(let id, .painting(.delegate(.liked)))):
        state.total += 1
        guard case .some(.painting(let painting)) = state.path[id: id] else { return .none }
        precondition(painting.isLiked)
        return .none

      case .path(.popFrom):
        return .none

      case .path:
        return .none

      case .startButtonTapped:
        state.path.append(.hall(Hall.State(number: 1)))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Tour.Path.State: Equatable {}

@Reducer
struct Hall {
  @ObservableState
  struct State: Equatable { var number: Int }

  enum Action {
    case nextTapped
    case paintingTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextTapped:
        state.number += 1
        return .none
      case .paintingTapped:
        return .none
      }
    }
  }
}

@Reducer
struct Painting {
  @ObservableState
  struct State: Equatable {
    var name: String
    var isLiked = false
  }

  enum Action {
    case closeButtonTapped
    case delegate(Delegate)
    case likeButtonTapped

    @CasePathable
    enum Delegate { case liked }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .delegate:
        return .none
      case .likeButtonTapped:
        state.isLiked = true
        return .send(.delegate(.liked))
      }
    }
  }
}

struct TourView: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("Start") { store.send(.startButtonTapped) }
        NavigationLink("Second hall", state: Tour.Path.State.hall(Hall.State(number: 2)))
      }
    } destination: { store in
      switch store.case {
      case .hall(let store): Text("Hall \(store.number)")
      case .painting(let store): Button(store.name) { store.send(.likeButtonTapped) }
      }
    }
  }
}

@MainActor
@Suite struct TourTests {
  @Test("screens are pushed, run, dismiss themselves, and are popped")
  func stack() async {
    let store = TestStore(initialState: Tour.State()) { Tour() }
    await store.send(.startButtonTapped) { $0.path[id: 0] = .hall(Hall.State(number: 1)) }
    await store.send(\.path[id: 0].hall.nextTapped) {
      $0.path[id: 0, case: \.hall]?.number = 2
    }
    await store.send(\.path[id: 0].hall.paintingTapped, "Dawn") {
      $0.path[id: 1] = .painting(Painting.State(name: "Dawn"))
    }
    await store.send(\.path[id: 1].painting.likeButtonTapped) {
      $0.path[id: 1, case: \.painting]?.isLiked = true
    }
    await store.receive(\.path[id: 1].painting.delegate.liked) { $0.total = 1 }
    await store.send(\.path[id: 1].painting.closeButtonTapped)
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    await store.send(.path(.push(id: 2, state: .hall(Hall.State(number: 7))))) {
      $0.path[id: 2] = .hall(Hall.State(number: 7))
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.finish()
  }

  @Test("a stack's path can be set as a whole")
  func deepLink() async {
    let store = TestStore(
      initialState: Tour.State(
        path: StackState([
          .hall(Hall.State(number: 1)), .painting(Painting.State(name: "Dusk")),
        ]))
    ) {
      Tour()
    }
    #expect(store.state.path.count == 2)
    #expect(store.state.path.ids == [0, 1])
    await store.send(.goBackToStartButtonTapped) { $0.path.removeAll() }
  }
}
#endif
