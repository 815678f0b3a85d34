#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Master {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var detail: Detail.State?
    var name = "Mina"
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case detail(PresentationAction<Detail.Action>)
    case nameChanged(String)
    case showAlert
    case showDetail
  }

  @CasePathable
  enum Alert: Equatable { case delete, explain }

  /// Whether the detail feature is integrated; leaving that out is what one of the tests is about.
  var hasDetail = true

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        state.log.append("alert dismissed")
      case .alert(.presented(.delete)):
        state.log.append("deleted")
      case .alert(.presented(.explain)):
        state.alert = AlertState { TextState("Kites are forever.") }
      case .detail(.dismiss):
        state.log.append("detail dismissed")
      case .detail:
        break
      case .nameChanged(let name):
        state.name = name
      case .showAlert:
        state.alert = AlertState {
          TextState("Delete Mina?")
        } actions: {
          ButtonState(role: .cancel) { TextState("Keep") }
          ButtonState(action: .explain) { TextState("Why?") }
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        } message: {
          TextState("This cannot be undone.")
        }
      case .showDetail:
        state.detail = Detail.State()
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    if hasDetail {
      EmptyReducer().ifLet(\.$detail, action: \.detail) { Detail() }
    }
  }
}

private struct MasterView: View {
  @Bindable var store: StoreOf<Master>

  var body: some View {
    VStack {
      TextField("Name", text: $store.name.sending(\.nameChanged))
      Text(store.name)
    }
    .sheet(item: $store.scope(state: \.detail, action: \.detail)) { store in
      DetailView(store: store)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View {
    Text("\(store.count)")
    Button("+") { store.send(.increment) }
  }
}

@MainActor
struct StoreBindingTests {
  private func makeStore(hasDetail: Bool = true) -> StoreOf<Master> {
    Store(initialState: Master.State()) { Master(hasDetail: hasDetail) }
  }

  @Test("a binding made by 'sending' shows the state and sends what is typed")
  func sending() throws {
    let store = makeStore()
    let screen = ViewTester(MasterView(store: store))
    #expect(try screen.textField("Name").value == "Mina")
    try screen.textField("Name").type("Mina Roy")
    #expect(store.name == "Mina Roy")
    #expect(screen.texts.contains("Mina Roy"))
  }

  @Test("changes in a presented sheet do not evaluate the presenting view")
  func sheet() async throws {
    let store = makeStore()
    let screen = ViewTester(MasterView(store: store))
    store.send(.showDetail)
    await screen.settle()
    screen.graph.resetBodyEvaluations()
    try screen.button("+").tap()
    #expect(screen.sheet?.texts == ["1"])
    #expect(screen.graph.bodyEvaluationsByType == ["DetailView": 1])
    try screen.sheet?.dismiss()
    #expect(screen.sheet == nil)
    #expect(store.detail == nil)
    #expect(store.log == ["detail dismissed"])
  }

  @Test("an alert's button sends only its action; dismissal sends only dismiss")
  func alert() async throws {
    let store = makeStore()
    let screen = ViewTester(MasterView(store: store))
    store.send(.showAlert)
    await screen.settle()
    #expect(screen.alert?.title == "Delete Mina?")
    #expect(screen.alert?.texts.contains("This cannot be undone.") == true)
    try screen.button("Delete").tap()
    #expect(screen.alert == nil)
    #expect(store.log == ["deleted"])

    store.send(.showAlert)
    await screen.settle()
    try screen.button("Keep").tap()
    #expect(screen.alert == nil)
    #expect(store.log == ["deleted", "alert dismissed"])

    store.send(.showAlert)
    await screen.settle()
    try screen.alert?.dismiss()
    #expect(store.log == ["deleted", "alert dismissed", "alert dismissed"])
  }

  @Test("an alert's button can present another alert")
  func alertAfterAlert() async throws {
    let store = makeStore()
    let screen = ViewTester(MasterView(store: store))
    store.send(.showAlert)
    await screen.settle()
    try screen.button("Why?").tap()
    #expect(screen.alert?.title == "Kites are forever.")
    try screen.button("OK").tap()
    #expect(screen.alert == nil)
    #expect(store.log == ["alert dismissed"])
  }

  @Test("a presented feature that is not dismissed by nil is reported")
  func missingIfLet() async throws {
    let store = makeStore(hasDetail: false)
    let screen = ViewTester(MasterView(store: store))
    store.send(.showDetail)
    await screen.settle()
    let sheet = try #require(screen.sheet)
    withKnownIssue {
      try? sheet.dismiss()
    } matching: { issue in
      issue.description.contains(
        """
        was set to "nil", but its feature is still presented.

          State:
            Master.State.detail
        """)
        && issue.description.contains("ComposableViewsTests/StoreBindingTests.swift:")
        && issue.description.hasSuffix(
          """
          The usual cause is a parent without "ifLet" for this feature.

          To fix this, add "ifLet" with the same state and action to the parent's reducer.
          """)
    }
  }
}
#endif
