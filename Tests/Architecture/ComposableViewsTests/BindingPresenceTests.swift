#if Macros
import ComposableArchitecture
import Testing

@MainActor
struct BindingPresenceTests {
  @Test("isPresent is true while there is a value, and writing false removes it")
  func isPresent() {
    var value: Int? = 1
    let isPresent = Binding(get: { value }, set: { value = $0 }).isPresent()
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(value == 1)
    isPresent.wrappedValue = false
    #expect(value == nil)
    #expect(!isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(value == nil)
  }

  @Test("an alert that never acts can be left and set to nil without a reducer of its own")
  func alertWithoutActions() async {
    let store = TestStore(initialState: Notice.State()) { Notice() }
    await store.send(.show) { $0.alert = AlertState { TextState("Saved") } }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.showPlain) { $0.plain = AlertState { TextState("Plain") } }
    await store.send(.plain(.dismiss)) { $0.plain = nil }
  }
}

private struct Notice: Reducer {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    @Presents var plain: AlertState<Never>?
  }

  @CasePathable
  enum Action {
    case alert(PresentationAction<Never>)
    case plain(PresentationAction<Never>)
    case show
    case showPlain
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .show: state.alert = AlertState { TextState("Saved") }
      case .showPlain: state.plain = AlertState { TextState("Plain") }
      case .alert, .plain: break
      }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
    .ifLet(\.$plain, action: \.plain)
  }
}
#endif
