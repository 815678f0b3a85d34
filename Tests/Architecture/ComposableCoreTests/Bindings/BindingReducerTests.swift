#if Macros
import ComposableCore
import Testing

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
    var isValid = false
    @Presents var sheet: Sheet.State?
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case sheet(PresentationAction<Sheet.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .binding(\.name) = action { state.isValid = !state.name.isEmpty }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }
  }
}

/// A feature whose child action names its state by a type around both.
@Reducer
private struct Letter {
  struct State {
    var draft = Draft()

    @ObservableState
    struct Draft: Equatable {
      var text = ""
    }
  }

  enum Action {
    case draft(Draft)

    @CasePathable
    enum Draft: BindableAction {
      case binding(BindingAction<State.Draft>)
      case sent
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.draft, action: \.draft) { BindingReducer() }
  }
}

@Reducer
private struct Sheet {
  @ObservableState
  struct State: Equatable, Sendable { var isOn = false }

  @CasePathable
  enum Action: ViewAction, Equatable {
    case view(View)
    @CasePathable
    enum View: BindableAction, Equatable { case binding(BindingAction<State>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@Reducer
private struct Careless {
  @ObservableState
  struct State: Equatable, Sendable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// Bindings of stores.
@MainActor
struct BindingReducerTests {
  @Test("BindingReducer assigns before the reducers listed after it run")
  func order() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.set(\.name, "Mina")) {
      $0.name = "Mina"
      $0.isValid = true
    }
    await store.send(\.binding.name, "") {
      $0.name = ""
      $0.isValid = false
    }
  }

  @Test("BindingReducer assigns for binding actions nested in view actions")
  func viewActions() async {
    let store = TestStore(initialState: Sheet.State()) { Sheet() }
    await store.send(.view(.set(\.isOn, true))) { $0.isOn = true }
    await store.send(\.view.binding.isOn, false) { $0.isOn = false }
  }

  private struct ByFunction: Reducer {
    @available(*, deprecated)  // So is the initialiser, which has to work all the same.
    var body: some ReducerOf<Sheet> {
      BindingReducer<Sheet.State, Sheet.Action, Sheet.Action.View> {
        guard case .view(let action) = $0 else { return nil }
        return action
      }
    }
  }

  @Test("BindingReducer assigns for actions that a closure extracts")
  func function() async {
    let store = TestStore(initialState: Sheet.State()) { ByFunction() }
    await store.send(.view(.set(\.isOn, true))) { $0.isOn = true }
  }

  @Test("writing a store's property sends a binding action")
  func dynamicMember() {
    let store = Store(initialState: Form.State()) { Form() }
    store.name = "Mina"
    #expect(store.name == "Mina")
    #expect(store.isValid)
    store.state = Form.State(name: "Mina Roy")
    #expect(store.state == Form.State(name: "Mina Roy"))
  }

  @Test("writing a store's property sends a view action if bindings are nested")
  func viewDynamicMember() {
    let store = Store(initialState: Sheet.State()) { Sheet() }
    store.isOn = true
    #expect(store.isOn)
    store.state = Sheet.State()
    #expect(!store.state.isOn)
  }

  @Test("a binding write is ignored silently once the store's state is removed")
  func invalid() {
    let store = Store(initialState: Form.State(sheet: Sheet.State())) { Form() }
    let sheet: StoreOf<Sheet>? = store.scope(state: \.sheet, action: \.sheet.presented)
    store.send(.sheet(.dismiss))
    sheet?.isOn = true
    #expect(sheet?.isOn == false)
  }

  @Test("an unhandled binding action is reported when it is released")
  func unhandled() {
    let store = Store(initialState: Careless.State()) { Careless() }
    withKnownIssue {
      store.name = "Mina"
    } matching: { issue in
      issue.description.hasSuffix(nothingCarriedItOut)
    }
    #expect(store.name == "")
  }

  @Test("an unhandled binding action that is held is not reported until released")
  func held() {
    let held = LockIsolated<[Careless.Action]>([])
    let store = Store(initialState: Careless.State()) {
      Reduce<Careless.State, Careless.Action> { _, action in
        held.withValue { $0.append(action) }
        return .none
      }
    }
    store.name = "Mina"
    withKnownIssue {
      held.setValue([])
    } matching: { issue in
      issue.description.hasSuffix(nothingCarriedItOut)
    }
  }

  @Test("a bindable action takes a state that it names by a type around both")
  func stateAround() async {
    let store = Store(initialState: Letter.State()) { Letter() }
    store.send(.draft(.set(\.text, "Dear Mina")))
    #expect(store.withState(\.draft.text) == "Dear Mina")
    let path: AnyCasePath = Letter.Action.Draft.allCasePaths.binding
    #expect(path.extract(from: .set(\.text, "x"))?.keyPath == \Letter.State.Draft.text)
    #expect(path.extract(from: .sent) == nil)
  }

  private let nothingCarriedItOut = """
    A binding action was sent to a store, and nothing carried it out.

      Action:
        Careless.Action.binding

      Value:
        "Mina"

    The usual cause is a reducer without a "BindingReducer".

    To fix this, put "BindingReducer()" at the start of the reducer's "body", or, if the \
    bindings are those of view actions, "BindingReducer(action: \\.view)".
    """
}
#endif
