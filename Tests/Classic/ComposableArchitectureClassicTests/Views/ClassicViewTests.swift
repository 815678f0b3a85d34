import ComposableArchitectureClassic
import Testing
import ViewTesting

@testable import ComposableViews

private struct CounterState: Equatable, Identifiable {
  var id = 0
  var count = 0
}

private enum CounterAction: Equatable { case incrementButtonTapped }

private let counterReducer = Reducer<CounterState, CounterAction, Void> { state, _, _ in
  state.count += 1
  return .none
}

private struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      HStack {
        Text("\(viewStore.id): \(viewStore.count)")
        Button("+\(viewStore.id)") { viewStore.send(.incrementButtonTapped) }
      }
    }
  }
}

private struct AppState: Equatable {
  var alert: AlertState<AppAction>?
  var counters: IdentifiedArrayOf<CounterState> = [CounterState(id: 1), CounterState(id: 2)]
  var indexed = [CounterState(id: 11), CounterState(id: 12)]
  var optional: CounterState?
  var screen = Screen.first(CounterState(id: 21))
  var sheet: ActionSheetState<AppAction>?
}

private enum Screen: Equatable {
  case first(CounterState)
  case second(CounterState)
}

private enum ScreenAction: Equatable {
  case first(CounterAction)
  case second(CounterAction)
}

private enum AppAction: Equatable {
  case alertButtonTapped
  case alertConfirmed
  case alertDismissed
  case counter(id: Int, action: CounterAction)
  case indexed(index: Int, action: CounterAction)
  case optional(CounterAction)
  case optionalToggled
  case removeButtonTapped
  case screen(ScreenAction)
  case sheetButtonTapped
  case sheetDismissed
  case switchButtonTapped
}

private let screenReducer = Reducer<Screen, ScreenAction, Void>.combine(
  counterReducer.pullback(
    state: /Screen.first, action: /ScreenAction.first, environment: { $0 }),
  counterReducer.pullback(
    state: /Screen.second, action: /ScreenAction.second, environment: { $0 })
)

private let appReducer = Reducer<AppState, AppAction, Void>.combine(
  counterReducer.forEach(
    state: \.counters, action: /AppAction.counter(id:action:), environment: { $0 }),
  counterReducer.forEach(
    state: \.indexed, action: /AppAction.indexed(index:action:), environment: { $0 }),
  counterReducer.optional().pullback(
    state: \.optional, action: /AppAction.optional, environment: { $0 }),
  screenReducer.pullback(state: \.screen, action: /AppAction.screen, environment: { $0 }),
  Reducer { state, action, _ in
    switch action {
    case .alertButtonTapped:
      state.alert = AlertState(
        title: TextState("Reset?"), message: TextState("All counters"),
        primaryButton: .destructive(TextState("Reset"), send: .alertConfirmed),
        secondaryButton: .cancel(send: .alertDismissed))
    case .alertConfirmed:
      state.counters = [CounterState(id: 1)]
      state.alert = nil
    case .alertDismissed:
      state.alert = nil
    case .optionalToggled:
      state.optional = state.optional == nil ? CounterState(id: 31) : nil
    case .removeButtonTapped:
      state.counters.remove(id: 1)
      state.indexed.removeFirst()
    case .sheetButtonTapped:
      state.sheet = ActionSheetState(
        title: TextState("More"),
        buttons: [.default(TextState("Remove"), send: .removeButtonTapped)])
    case .sheetDismissed:
      state.sheet = nil
    case .switchButtonTapped:
      state.screen = .second(CounterState(id: 22))
    case .counter, .indexed, .optional, .screen:
      break
    }
    return .none
  }
)

private struct AppView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    VStack {
      WithViewStore(store.stateless) { viewStore in
        Button("Alert") { viewStore.send(.alertButtonTapped) }
        Button("Sheet") { viewStore.send(.sheetButtonTapped) }
        Button("Remove first") { viewStore.send(.removeButtonTapped) }
        Button("Switch") { viewStore.send(.switchButtonTapped) }
        Button("Toggle") { viewStore.send(.optionalToggled) }
      }
      ForEachStore(
        store.scope(state: \.counters, action: AppAction.counter(id:action:)),
        content: CounterView.init(store:))
      ForEachStore(
        store.scope(state: \.indexed, action: AppAction.indexed(index:action:)),
        content: CounterView.init(store:))
      IfLetStore(
        store.scope(state: \.optional, action: AppAction.optional),
        then: CounterView.init(store:), else: Text("nothing there"))
      SwitchStore(store.scope(state: \.screen, action: AppAction.screen)) {
        CaseLet(state: /Screen.first, action: ScreenAction.first, then: CounterView.init(store:))
        CaseLet(state: /Screen.second, action: ScreenAction.second, then: CounterView.init(store:))
      }
    }
    .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    .actionSheet(store.scope(state: \.sheet), dismiss: .sheetDismissed)
  }
}

/// Views on classic stores.
@MainActor
struct ClassicViewTests {
  private let store: Store<AppState, AppAction>
  private let view: ViewTester

  init() {
    let store = Store(initialState: AppState(), reducer: appReducer, environment: ())
    self.store = store
    view = ViewTester(AppView(store: store))
  }

  @Test("rows send their actions with their ids or their indices")
  func rows() throws {
    try view.button("+2").tap()
    try view.button("+12").tap()
    #expect(view.texts.contains("2: 1"))
    #expect(view.texts.contains("12: 1"))
    try view.button("Remove first").tap()
    #expect(!view.texts.contains("11: 0"))
    try view.button("+12").tap()
    #expect(view.texts.contains("12: 2"))
  }

  @Test("'printChanges' prints a view's observed state and its changes", .enabled(if: isDebugBuild))
  func printing() throws {
    let output = LockIsolated<[String]>([])
    let store = Store(initialState: CounterState(id: 1), reducer: counterReducer, environment: ())
    let view = ViewTester(
      WithViewStore(store, removeDuplicates: { _, _ in false }) { viewStore in
        Button("+") { viewStore.send(.incrementButtonTapped) }
      }
      .printChanges("counter") { text in output.withValue { $0.append(text) } })
    try view.button("+").tap()
    _ = view.texts
    #expect(
      output.value == [
        """
        counter: WithViewStore<CounterState, CounterAction, _> was evaluated with:
          CounterState(
            id: 1,
            count: 0
          )
        """,
        """
        counter: WithViewStore<CounterState, CounterAction, _> was evaluated again:
          CounterState(
            id: 1,
        -   count: 0
        +   count: 1
          )
        """,
      ])
  }

  @Test(
    "'printChanges' reports an evaluation without a change of state", .enabled(if: isDebugBuild))
  func printingNoDifference() throws {
    let output = LockIsolated<[String]>([])
    let store = Store(
      initialState: 1, reducer: Reducer<Int, CounterAction, Void>.empty, environment: ())
    let view = ViewTester(
      WithViewStore(store, removeDuplicates: { _, _ in false }) { viewStore in
        Button("+") { viewStore.send(.incrementButtonTapped) }
      }
      .printChanges("") { text in output.withValue { $0.append(text) } })
    try view.button("+").tap()
    _ = view.texts
    #expect(
      output.value == [
        "WithViewStore<Int, CounterAction, _> was evaluated with:\n  1",
        """
        WithViewStore<Int, CounterAction, _> was evaluated again: its state shows no difference
        """,
      ])
  }

  @Test("'debug' doesn't change what a view shows")
  func debug() {
    let store = Store(initialState: CounterState(id: 1), reducer: counterReducer, environment: ())
    let view = ViewTester(WithViewStore(store) { Text("\($0.count)") }.debug("counter"))
    #expect(view.texts == ["0"])
  }

  @Test("'TextState' is itself a view")
  func textState() {
    #expect(ViewTester(VStack { TextState("hello") }).texts == ["hello"])
  }

  @Test("'IfLetStore' shows its content while the state is not nil")
  func optional() throws {
    #expect(view.texts.contains("nothing there"))
    try view.button("Toggle").tap()
    try view.button("+31").tap()
    #expect(view.texts.contains("31: 1"))
    try view.button("Toggle").tap()
    #expect(view.texts.contains("nothing there"))
  }

  @Test("'SwitchStore' shows the view of the state's case")
  func cases() throws {
    try view.button("+21").tap()
    #expect(view.texts.contains("21: 1"))
    try view.button("Switch").tap()
    #expect(!view.texts.contains("21: 1"))
    try view.button("+22").tap()
    #expect(view.texts.contains("22: 1"))
  }

  @Test("an alert sends the actions of its buttons")
  func alert() throws {
    try view.button("Alert").tap()
    #expect(view.alert?.title == "Reset?")
    #expect(view.alert?.message == "All counters")
    try view.alert?.button("Reset").tap()
    #expect(view.alert == nil)
    #expect(store.withState(\.counters.count) == 1)
    try view.button("Alert").tap()
    try view.alert?.button("Cancel").tap()
    #expect(store.withState(\.alert) == nil)
  }

  @Test("an action sheet is dismissed after its button has sent its action")
  func sheet() throws {
    try view.button("Sheet").tap()
    #expect(view.confirmationDialog?.title == "More")
    try view.confirmationDialog?.button("Remove").tap()
    #expect(store.withState(\.counters.count) == 1)
    #expect(store.withState(\.sheet) == nil)
  }
}
