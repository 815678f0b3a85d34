import AuthenticationClient
import ComposableArchitecture
import TwoFactorCore

/// Asks for an address and a password.
@ViewAction(for: Login.self)
public struct LoginView: View {
  @Bindable public var store: StoreOf<Login>

  public init(store: StoreOf<Login>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(
        """
        Log in with any e-mail address and the password “\(AuthenticationClient.demoPassword)”. \
        If the address contains “2fa”, there is a second step.
        """
      )
      .foregroundStyle(.secondary)
      TextField("E-mail", text: $store.email)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $store.password)
        .textFieldStyle(.roundedBorder)
        .onSubmit { send(.loginButtonTapped) }
      HStack(spacing: 16) {
        Button("Log in") { send(.loginButtonTapped) }
          .buttonStyle(.borderedProminent)
          .disabled(!store.isFormValid)
        if store.isLoginRequestInFlight {
          ProgressView()
        }
      }
      Spacer()
    }
    .padding()
    .disabled(store.isLoginRequestInFlight)
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Login")
    .navigationDestination(item: $store.scope(state: \.twoFactor, action: \.twoFactor)) { store in
      TwoFactorView(store: store)
    }
  }
}
