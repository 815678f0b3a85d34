#if Macros
import ComposableCore
import Testing

@Reducer
private struct Presented {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case close
    case startTimer
    case tick
    case presentedAgain
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .close:
        #expect(isPresented)
        return .run { _ in await dismiss() }
      case .startTimer:
        return .run { _ in try await Task.never() }.cancellable(id: "timer")
      case .tick, .presentedAgain:
        return .none
      }
    }
  }
}

@Reducer
private struct Presenter {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var child: Presented.State?
    var log: [String] = []
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case child(PresentationAction<Presented.Action>)
    case cancelTimer
    case dismissChild
    case present(Int)
    case showAlert
  }

  @CasePathable
  enum Alert: Equatable { case confirm }

  static let childLine = #line + 40

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirm)):
        state.log.append("confirmed while the alert shows: \(state.alert != nil)")
        return .none
      case .alert:
        return .none
      case .cancelTimer:
        return .cancel(id: "timer")
      case .child(.dismiss):
        state.log.append("dismissed at \(state.child?.count ?? -1)")
        return .none
      case .child(.presented(.increment)):
        state.log.append("incremented to \(state.child?.count ?? -1)")
        return .none
      case .child(.presented(.presentedAgain)):
        state.child = Presented.State(id: 100)
        return .none
      case .child:
        return .none
      case .dismissChild:
        state.child = nil
        return .none
      case .present(let id):
        state.child = Presented.State(id: id)
        return .none
      case .showAlert:
        state.alert = AlertState {
          TextState("Really?")
        } actions: {
          ButtonState(role: .destructive, action: .confirm) { TextState("Yes") }
        }
        return .none
      }
    }
    // `childLine` is the number of the last line.
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$child, action: \.child) { Presented() }
  }
}

@MainActor
struct PresentationReducerTests {
  private func makeStore(_ state: Presenter.State = Presenter.State()) -> TestStoreOf<Presenter> {
    TestStore(initialState: state) { Presenter() }
  }

  @Test("the child runs before the parent")
  func childFirst() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
    await store.send(\.child.increment) {
      $0.child?.count = 1
      $0.log = ["incremented to 1"]
    }
  }

  @Test("the parent receives a dismissal while the child is still present")
  func dismissal() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
    await store.send(.child(.dismiss)) {
      $0.child = nil
      $0.log = ["dismissed at 0"]
    }
  }

  @Test("a child dismisses itself through the parent's dismiss action")
  func dismissEffect() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
    await store.send(\.child.close)
    await store.receive(\.child.dismiss) {
      $0.child = nil
      $0.log = ["dismissed at 0"]
    }
  }

  @Test("a child present in the initial state can dismiss itself")
  func hydrated() async {
    let store = makeStore(Presenter.State(child: Presented.State(id: 1)))
    await store.send(\.child.close)
    await store.receive(\.child.dismiss) {
      $0.child = nil
      $0.log = ["dismissed at 0"]
    }
  }

  @Test("a child's effects end when it is dismissed, by itself or by the parent")
  func effectsEnd() async {
    for dismissal in [Presenter.Action.child(.dismiss), .dismissChild] {
      let store = makeStore()
      await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
      let task = await store.send(\.child.startTimer)
      await store.send(dismissal) {
        $0.child = nil
        if dismissal == .child(.dismiss) { $0.log = ["dismissed at 0"] }
      }
      await task.finish()
    }
  }

  @Test("a child's effects end when replaced, unless its identity is equal")
  func replacement() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
    let task = await store.send(\.child.startTimer)
    await store.send(.present(1))
    await #expect(throws: Never.self) {
      await withKnownIssue { await task.finish(timeout: .zero) }
    }
    await store.send(.present(2)) { $0.child = Presented.State(id: 2) }
    await task.finish()
    await store.send(\.child.close)
    await store.receive(\.child.dismiss) {
      $0.child = nil
      $0.log = ["dismissed at 0"]
    }
  }

  @Test("a parent can cancel its child's effects by id")
  func parentCancels() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = Presented.State(id: 1) }
    let task = await store.send(\.child.startTimer)
    await store.send(.cancelTimer)
    await task.finish()
  }

  @Test("a button's action dismisses its alert after the parent handled it")
  func ephemeral() async {
    let store = makeStore()
    await store.send(.showAlert) {
      $0.alert = AlertState {
        TextState("Really?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm) { TextState("Yes") }
      }
    }
    await store.send(\.alert.confirm) {
      $0.alert = nil
      $0.log = ["confirmed while the alert shows: true"]
    }
  }

  @Test("an action for an absent child is reported, and the parent runs")
  func absent() async {
    let store = makeStore()
    await withKnownIssue {
      _ = await store.send(.child(.presented(.increment))) { $0.log = ["incremented to -1"] }
    } matching: { issue in
      issue.description.contains(
        """
        An "ifLet" at "ComposableCoreTests/PresentationReducerTests.swift:\(Presenter.childLine)" \
        received a presentation action while nothing was presented.

          Action:
            Presenter.Action.child(
              .presented(.increment)
            )

        The usual causes:

        - A reducer that runs before the "ifLet" set the destination to "nil".
        - An effect of the destination was still in flight when the destination went away.
        - A view sent the action after its feature was dismissed.

        To fix this, clear the destination in the parent's reducer only, which the "ifLet" runs \
        after the child, and send actions from views of presented features only while they show.
        """)
    }
  }

  @Test("dismiss outside a presentation is reported")
  func dismissOutside() async {
    let line = #line + 2
    await withKnownIssue {
      await DismissedFromNowhere().dismiss()
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "dismiss()" was called at "ComposableCoreTests/PresentationReducerTests.swift:\(line)" by \
        a feature that is not presented.

        To fix this, present the feature with "ifLet" or "forEach", or check "isPresented" first.
        """)
    }
  }

  private struct DismissedFromNowhere {
    @Dependency(\.dismiss) var dismiss
  }

  @Test("a feature at the root of a test store can dismiss itself")
  func root() async {
    let store = TestStore(initialState: Presented.State(id: 1)) { Presented() }
    await store.send(.close)
    #expect(store.isDismissed)
  }
}
#endif
