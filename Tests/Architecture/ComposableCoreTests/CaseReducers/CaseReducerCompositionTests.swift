#if Macros
import ComposableCore
import Testing

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var optional: Destination.State?
    var path = StackState<Path.State>()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case optional(Destination.Action)
    case path(StackActionOf<Path>)
    case show(Destination.State?)
  }

  @Reducer
  enum Destination {
    case steps(Steps)
    case alert(AlertState<Alert>)
    @ReducerCaseEphemeral case question(Question)
    @ReducerCaseIgnored case article(Int)

    enum Alert {
      case confirm
    }
  }

  @Reducer
  enum Path {
    case wide(Steps = Steps(width: 10))
    case root(Root)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.optional, action: \.optional)
    .forEach(\.path, action: \.path)
  }
}

/// A state of somebody's own that goes away with its first action.
private struct Question: _EphemeralState, Equatable {
  enum Action {
    case answered
  }
}

extension Root.Destination.State: Equatable {}
extension Root.Path.State: Equatable {}

@MainActor
struct CaseReducerCompositionTests {
  @Test("ifLet and forEach find an enum reducer by its state type")
  func operators() {
    let store = Store(
      initialState: Root.State(
        destination: .steps(Steps.State()), optional: .steps(Steps.State()),
        path: StackState([.wide(Steps.State())]))
    ) {
      Root()
    }
    store.send(.destination(.presented(.steps(.stepped))))
    #expect(store.destination == .steps(Steps.State(count: 1)))
    store.send(.optional(.steps(.stepped)))
    #expect(store.optional == .steps(Steps.State(count: 1)))
    store.send(.path(.element(id: store.path.ids[0], action: .wide(.stepped))))
    #expect(store.path.first == .wide(Steps.State(count: 10)))
  }

  @Test("an alert or ephemeral case is dismissed by its first action")
  func ephemeral() {
    let store = Store(initialState: Root.State()) { Root() }
    store.send(.show(.alert(AlertState { TextState("Sure?") })))
    #expect(store.destination.is(\.alert))
    store.send(.destination(.presented(.alert(.confirm))))
    #expect(store.destination == nil)
    store.send(.show(.question(Question())))
    store.send(.destination(.presented(.question(.answered))))
    #expect(store.destination == nil)
    store.send(.show(.article(1)))
    #expect(store.destination == .article(1))
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test("a destination's store switches to the store of its current case")
  func scope() throws {
    let store = Store(initialState: Root.State()) { Root() }
    store.send(.show(.steps(Steps.State())))
    let destination = try #require(
      store.scope(state: \.destination, action: \.destination.presented)
        as StoreOf<Root.Destination>?)
    guard case .steps(let steps) = destination.case else {
      Issue.record("The destination is in another case")
      return
    }
    steps.send(.stepped)
    #expect(store.destination == .steps(Steps.State(count: 1)))
    store.send(.show(.article(2)))
    #expect(destination.case.article == 2)
  }
}
#endif
