#if Macros
import ComposableCore
import Testing

/// A parent that composes everything by case paths, as older features do.
private struct Old: Reducer {
  @CasePathable
  enum Screen: Equatable {
    case main(Machine.State)
    case other(Machine.State)
  }

  struct State: Equatable {
    var alert: AlertState<Bool>?
    @PresentationState var dialog: AlertState<Bool>?
    var optional: Machine.State? = Machine.State(id: 1)
    @PresentationState var presented: Machine.State? = Machine.State(id: 2)
    var row = Machine.State(id: 3)
    var rows: IdentifiedArrayOf<Machine.State> = [Machine.State(id: 4)]
    var screen = Screen.main(Machine.State(id: 5))
    var otherScreen = Screen.other(Machine.State(id: 6))
  }

  @CasePathable
  enum Action {
    case alert(Bool)
    case dialog(PresentationAction<Bool>)
    case optional(Machine.Action)
    case presented(PresentationAction<Machine.Action>)
    case row(Machine.Action)
    case rows(Int, Machine.Action)
    case screen(Machine.Action)
    case otherScreen(Machine.Action)
  }

  @available(*, deprecated)
  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: AnyCasePath(\Action.Cases.row)) { Machine() }
    Scope(state: \.otherScreen, action: AnyCasePath<Action, Action>()) {
      Scope(
        state: AnyCasePath(\Screen.Cases.other), action: AnyCasePath(\Action.Cases.otherScreen)
      ) { Machine() }
    }
    Scope(state: \.screen, action: AnyCasePath<Action, Action>()) {
      EmptyReducer()
        .ifCaseLet(AnyCasePath(\Screen.Cases.main), action: AnyCasePath(\Action.Cases.screen)) {
          Machine()
        }
    }
    EmptyReducer()
      .ifLet(\.alert, action: AnyCasePath(\Action.Cases.alert))
      .ifLet(\.$dialog, action: AnyCasePath(\Action.Cases.dialog))
      .ifLet(\.optional, action: AnyCasePath(\Action.Cases.optional)) { Machine() }
      .ifLet(\.$presented, action: AnyCasePath(\Action.Cases.presented)) { Machine() }
      .forEach(\.rows, action: AnyCasePath(\Action.Cases.rows)) { Machine() }
  }
}

/// Operators over case paths.
@MainActor
struct DeprecatedCasePathTests {
  @Test("every operator accepts case path values in place of key paths")
  func everyOperator() async {
    let alert = AlertState<Bool> { TextState("Alert") }
    let store = TestStore(initialState: Old.State(alert: alert, dialog: alert)) { Old() }
    await store.send(.alert(true)) { $0.alert = nil }
    await store.send(.dialog(.presented(true))) { $0.dialog = nil }
    await store.send(.optional(.press)) { $0.optional?.presses = 1 }
    await store.send(.presented(.presented(.press))) { $0.presented?.presses = 1 }
    await store.send(.row(.press)) { $0.row.presses = 1 }
    await store.send(.rows(4, .press)) { $0.rows[id: 4]?.presses = 1 }
    await store.send(.screen(.press)) { $0.screen = .main(.init(id: 5, presses: 1)) }
    await store.send(.otherScreen(.press)) {
      $0.otherScreen = .other(.init(id: 6, presses: 1))
    }
  }
}
#endif
