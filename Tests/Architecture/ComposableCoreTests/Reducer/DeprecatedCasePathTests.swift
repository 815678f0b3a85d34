#if Macros
import ComposableCore
import Testing

/// A parent that composes everything by case paths, as older features do.
private struct Old: Reducer {
  @CasePathable
  enum Screen: Equatable {
    case main(Ticker.State)
    case other(Ticker.State)
  }

  struct State: Equatable {
    var alert: AlertState<Bool>?
    @PresentationState var dialog: AlertState<Bool>?
    var optional: Ticker.State? = Ticker.State(id: 1)
    @PresentationState var presented: Ticker.State? = Ticker.State(id: 2)
    var row = Ticker.State(id: 3)
    var rows: IdentifiedArrayOf<Ticker.State> = [Ticker.State(id: 4)]
    var screen = Screen.main(Ticker.State(id: 5))
    var otherScreen = Screen.other(Ticker.State(id: 6))
  }

  @CasePathable
  enum Action {
    case alert(Bool)
    case dialog(PresentationAction<Bool>)
    case optional(Ticker.Action)
    case presented(PresentationAction<Ticker.Action>)
    case row(Ticker.Action)
    case rows(Int, Ticker.Action)
    case screen(Ticker.Action)
    case otherScreen(Ticker.Action)
  }

  @available(*, deprecated)
  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: AnyCasePath(\Action.Cases.row)) { Ticker() }
    Scope(state: \.otherScreen, action: AnyCasePath<Action, Action>()) {
      Scope(
        state: AnyCasePath(\Screen.Cases.other), action: AnyCasePath(\Action.Cases.otherScreen)
      ) { Ticker() }
    }
    Scope(state: \.screen, action: AnyCasePath<Action, Action>()) {
      EmptyReducer()
        .ifCaseLet(AnyCasePath(\Screen.Cases.main), action: AnyCasePath(\Action.Cases.screen)) {
          Ticker()
        }
    }
    EmptyReducer()
      .ifLet(\.alert, action: AnyCasePath(\Action.Cases.alert))
      .ifLet(\.$dialog, action: AnyCasePath(\Action.Cases.dialog))
      .ifLet(\.optional, action: AnyCasePath(\Action.Cases.optional)) { Ticker() }
      .ifLet(\.$presented, action: AnyCasePath(\Action.Cases.presented)) { Ticker() }
      .forEach(\.rows, action: AnyCasePath(\Action.Cases.rows)) { Ticker() }
  }
}

@MainActor
@Suite("Operators over case paths")
struct DeprecatedCasePathTests {
  @Test("every operator takes case paths in place of key paths to cases")
  func everyOperator() async {
    let alert = AlertState<Bool> { TextState("Alert") }
    let store = TestStore(initialState: Old.State(alert: alert, dialog: alert)) { Old() }
    await store.send(.alert(true)) { $0.alert = nil }
    await store.send(.dialog(.presented(true))) { $0.dialog = nil }
    await store.send(.optional(.increment)) { $0.optional?.count = 1 }
    await store.send(.presented(.presented(.increment))) { $0.presented?.count = 1 }
    await store.send(.row(.increment)) { $0.row.count = 1 }
    await store.send(.rows(4, .increment)) { $0.rows[id: 4]?.count = 1 }
    await store.send(.screen(.increment)) { $0.screen = .main(.init(id: 5, count: 1)) }
    await store.send(.otherScreen(.increment)) {
      $0.otherScreen = .other(.init(id: 6, count: 1))
    }
  }
}
#endif
