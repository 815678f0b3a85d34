#if Macros
import ComposableCore
import Testing

/// An enum of destinations that is written by hand, as before enums could be reducers.
private struct Destination: Reducer {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case alert(AlertState<Action.Alert>)
    case first(Machine.State)
    case second(Machine.State)
  }

  @CasePathable
  enum Action: Equatable {
    case alert(Alert)
    case first(Machine.Action)
    case second(Machine.Action)

    @CasePathable
    enum Alert: Equatable { case confirm, again }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifCaseLet(\.first, action: \.first) { Machine() }
      .ifCaseLet(\.second, action: \.second) { Machine() }
  }
}

private struct Presenting: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var log: [String] = []
  }

  @CasePathable
  enum Action: Equatable {
    case destination(PresentationAction<Destination.Action>)
    case show(Destination.State?)
  }

  static func alert(_ title: String) -> AlertState<Destination.Action.Alert> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .confirm) { TextState("Yes") }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.confirm))):
        state.log.append("confirmed while the alert shows: \(state.destination != nil)")
      case .destination(.presented(.alert(.again))):
        state.destination = .alert(Self.alert("Really?"))
      case .destination:
        break
      case .show(let destination):
        state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

@MainActor
struct PresentedEnumTests {
  private func makeStore(_ destination: Destination.State?) -> TestStoreOf<Presenting> {
    TestStore(initialState: Presenting.State(destination: destination)) { Presenting() }
  }

  @Test("a button dismisses an alert case after the parent handled its action")
  func alert() async {
    let store = makeStore(.alert(Presenting.alert("Sure?")))
    await store.send(\.destination.alert.confirm) {
      $0.destination = nil
      $0.log = ["confirmed while the alert shows: true"]
    }
  }

  @Test("a new alert that the parent presents in response is not dismissed")
  func nextAlert() async {
    let store = makeStore(.alert(Presenting.alert("Sure?")))
    await store.send(\.destination.alert.again) {
      $0.destination = .alert(Presenting.alert("Really?"))
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test("an action of a feature case does not dismiss it")
  func feature() async {
    let store = makeStore(.first(Machine.State(id: 1)))
    await store.send(\.destination.first.press) {
      $0.$destination[case: \.first]?.presses = 1
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test("effects end when another case of the presented enum replaces theirs")
  func otherCase() async {
    let store = makeStore(.first(Machine.State(id: 1)))
    let task = await store.send(\.destination.first.start)
    #expect(task.isRunning)
    await store.send(.show(.second(Machine.State(id: 1)))) {
      $0.destination = .second(Machine.State(id: 1))
    }
    #expect(!task.isRunning)
  }

  @Test("effects end when the id of the presented case's state changes")
  func otherID() async {
    let store = makeStore(.first(Machine.State(id: 1)))
    let task = await store.send(\.destination.first.start)
    await store.send(.show(.first(Machine.State(id: 1, presses: 7)))) {
      $0.destination = .first(Machine.State(id: 1, presses: 7))
    }
    #expect(task.isRunning)
    await store.send(.show(.first(Machine.State(id: 2)))) {
      $0.destination = .first(Machine.State(id: 2))
    }
    #expect(!task.isRunning)
  }
}
#endif
