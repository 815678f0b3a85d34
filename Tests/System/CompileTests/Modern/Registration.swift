#if Macros
import ComposableArchitecture
import Testing

/// A form: bindings, changes that are reacted to, and the actions of a view in a type of their own.
@Reducer
struct Registration {
  @ObservableState
  struct State: Equatable {
    var address = Address()
    var email = ""
    var isValid = false
    var changes = 0
    @ObservationStateIgnored
    var keystrokes = 0

    struct Address: Equatable, Sendable {
      var city = ""
      var zip = ""
    }
  }

  enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case submitResponse(Bool)
    case view(View)

    @CasePathable
    enum View: Equatable {
      case clearButtonTapped
      case submitButtonTapped
    }
  }

  @Dependency(\.submit) var submit

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.email) { _, newValue in
        Reduce { state, _ in
          state.isValid = newValue.contains("@")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.address.zip):
        state.address.zip = String(state.address.zip.prefix(5))
        return .none

      case .binding:
        state.keystrokes += 1
        return .none

      case .submitResponse(let isAccepted):
        guard isAccepted else { return .none }
        return .send(.view(.clearButtonTapped))

      case .view(.clearButtonTapped):
        state = State()
        return .none

      case .view(.submitButtonTapped):
        return .run { [email = state.email] send in
          await send(.submitResponse(await submit(email)))
        }
      }
    }
    .onChange(of: \.address) { _, state in
      state.changes += 1
      return .none
    }
  }
}

private enum SubmitKey: DependencyKey {
  static let liveValue: @Sendable (String) async -> Bool = { _ in true }
  static let testValue: @Sendable (String) async -> Bool = { _ in false }
}

extension DependencyValues {
  var submit: @Sendable (String) async -> Bool {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

@ViewAction(for: Registration.self)
struct RegistrationView: View {
  @Bindable var store: StoreOf<Registration>

  var body: some View {
    Form {
      TextField("E-mail", text: $store.email)
      TextField("City", text: $store.address.city)
      Button("Submit") { send(.submitButtonTapped) }
        .disabled(!store.isValid)
      Button("Clear") { send(.clearButtonTapped) }
    }
  }
}

@MainActor
@Suite struct RegistrationTests {
  @Test("binding actions set the state and update the values derived from it")
  func bindings() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    await store.send(\.binding.email, "blob") {
      $0.email = "blob"
      $0.keystrokes = 1
    }
    await store.send(.set(\.email, "blob@example.com")) {
      $0.email = "blob@example.com"
      $0.isValid = true
      $0.keystrokes = 2
    }
    await store.send(.binding(.set(\.address.zip, "1234567"))) {
      $0.address.zip = "12345"
      $0.changes = 1
    }
  }

  @Test("view actions are sent through the view's own action type")
  func viewActions() async {
    let store = TestStore(initialState: Registration.State(email: "a@b", isValid: true)) {
      Registration()
    } withDependencies: {
      $0.submit = { @Sendable email in email == "a@b" }
    }
    await store.send(.view(.submitButtonTapped))
    await store.receive(\.submitResponse, true)
    await store.receive(.view(.clearButtonTapped)) { $0 = Registration.State() }
  }

  @Test("assigning to a store's property sends a binding action")
  func store() {
    let store = Store(initialState: Registration.State()) { Registration() }
    store.email = "blob@example.com"
    #expect(store.isValid)
    #expect(store.state.keystrokes == 1)
    let view = RegistrationView(store: store)
    view.send(.clearButtonTapped)
    #expect(store.email.isEmpty)
  }
}

extension Registration.Action: Equatable {}
#endif
