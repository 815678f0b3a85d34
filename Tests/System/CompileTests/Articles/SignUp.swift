#if Macros
import ComposableArchitecture
import Testing

// The code of the article "Bindings".

// quoted: feature
@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var newsletter = false
    var seats = 1
    var hasWarning = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case newsletterToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.email) { _, email in
        Reduce { state, _ in
          state.hasWarning = !email.isEmpty && !email.contains("@")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.seats):
        state.seats = min(max(1, state.seats), 8)
        return .none

      case .binding:
        return .none

      case .newsletterToggled(let isOn):
        state.newsletter = isOn
        return .none
      }
    }
  }
}
// end

// quoted: view
struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>

  var body: some View {
    Form {
      TextField("E-mail", text: $store.email)
      Stepper("\(store.seats) seats", value: $store.seats)
      Toggle("Newsletter", isOn: $store.newsletter.sending(\.newsletterToggled))
      if store.hasWarning {
        Text("This is not an address.")
      }
    }
  }
}
// end

@MainActor
@Suite("Bindings")
struct SignUpTests {
  // quoted: test
  @Test func typing() async {
    let store = TestStore(initialState: SignUp.State()) {
      SignUp()
    }

    await store.send(\.binding.email, "blob") {
      $0.email = "blob"
      $0.hasWarning = true
    }
    await store.send(\.binding.seats, 12) {
      $0.seats = 8
    }
    await store.send(\.newsletterToggled, true) {
      $0.newsletter = true
    }
  }
  // end
}
#endif
