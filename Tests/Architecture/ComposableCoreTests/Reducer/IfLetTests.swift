#if Macros
import ComposableCore
import Testing

@Reducer
private struct Host {
  struct State: Equatable {
    var child: Machine.State?
    var alert: AlertState<Alert>?
    var log: [String] = []
  }

  enum Action: Equatable {
    case alert(Alert)
    case child(Machine.Action)
    case set(Machine.State?)
    case showAlert
    case stop
  }

  enum Alert: Equatable { case again, ok }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(let button):
        state.log.append("\(button), alert is up: \(state.alert != nil)")
        if button == .again { state.alert = AlertState { TextState("Again") } }
      case .child(.startUnattended):
        state.child = nil
      case .child:
        state.log.append("\(state.child?.presses ?? -1)")
      case .set(let child):
        state.child = child
      case .showAlert:
        state.alert = AlertState { TextState("Alert") }
      case .stop:
        return .cancel(id: Machine.Motor.running)
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Machine() }
    .ifLet(\.alert, action: \.alert)
  }
}

/// `ifLet` on an optional.
@MainActor
struct IfLetTests {
  private func makeStore(_ child: Machine.State? = Machine.State(id: 1)) -> TestStoreOf<Host> {
    TestStore(initialState: Host.State(child: child)) { Host() }
  }

  @Test("the child runs before the parent")
  func order() async {
    let store = makeStore()
    await store.send(.child(.press)) {
      $0.child?.presses = 1
      $0.log = ["1"]
    }
  }

  @Test("a child's effects end only when it becomes nil or its id changes")
  func cancellation() async {
    for (next, ends) in [
      (nil, true), (Machine.State(id: 2), true), (Machine.State(id: 1, presses: 9), false),
    ] {
      let store = makeStore()
      let task = await store.send(.child(.start)) { $0.log = ["0"] }
      #expect(task.isRunning)
      await store.send(.set(next)) { $0.child = next }
      #expect(task.isRunning == !ends)
      await store.send(.stop)
      #expect(!task.isRunning || ends)
    }
  }

  @Test("a child that is removed by its own action leaves no effect behind")
  func lastAction() async {
    let store = makeStore()
    let task = await store.send(.child(.startUnattended)) { $0.child = nil }
    #expect(!task.isRunning)
  }

  @Test("a parent cancels its child's effects by id")
  func parentCancels() async {
    let store = makeStore()
    let task = await store.send(.child(.start)) { $0.log = ["0"] }
    await store.send(.stop)
    #expect(!task.isRunning)
  }

  @Test("effects of a child set to nil outside ifLet end at the next action")
  func outside() async {
    let store = TestStore(initialState: Host.State(child: Machine.State(id: 1))) {
      CombineReducers {
        Host()
        Reduce { state, action in
          if case .showAlert = action { (state.child, state.alert) = (nil, nil) }
          return .none
        }
      }
    }
    let task = await store.send(.child(.start)) { $0.log = ["0"] }
    await store.send(.showAlert) { $0.child = nil }
    #expect(task.isRunning)
    await store.send(.stop)
    #expect(!task.isRunning)
  }

  @Test("a tapped alert is nil when the parent runs, which may show another")
  func ephemeral() async {
    let store = makeStore(nil)
    await store.send(.showAlert) { $0.alert = AlertState { TextState("Alert") } }
    await store.send(.alert(.again)) {
      $0.alert = AlertState { TextState("Again") }
      $0.log = ["again, alert is up: false"]
    }
    await store.send(.alert(.ok)) {
      $0.alert = nil
      $0.log = ["again, alert is up: false", "ok, alert is up: false"]
    }
  }

  @Test("an action for an absent child is reported, and the parent runs")
  func absent() async {
    let store = makeStore(nil)
    await withKnownIssue {
      _ = await store.send(.child(.press)) { $0.log = ["-1"] }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        An "ifLet" at "ComposableCoreTests/IfLetTests.swift:42" received a child action while the \
        child's state was "nil".

          Action:
            Host.Action.child(.press)

        The usual causes:

        - A reducer that runs before the "ifLet" set the state to "nil".
        - An effect of the child was still in flight when the state became "nil".
        - A view sent the action while the state was "nil".

        To fix this, set the state to "nil" in the parent's reducer only, which the "ifLet" runs \
        after the child, and send actions from views of the child only while its state is there.
        """)
    }
  }

  @Test("children's effects also end under a handwritten wrapper's reducer")
  func handWritten() async {
    struct Wrapper: Reducer {
      func reduce(into state: inout Host.State, action: Host.Action) -> EffectOf<Host> {
        Host()._reduce(into: &state, action: action)
      }
    }
    let store = TestStore(initialState: Host.State(child: Machine.State(id: 1))) { Wrapper() }
    let task = await store.send(.child(.start)) { $0.log = ["0"] }
    #expect(task.isRunning)
    await store.send(.set(nil)) { $0.child = nil }
    #expect(!task.isRunning)
  }
}
#endif
