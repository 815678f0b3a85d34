import AuthenticationClient
import ComposableArchitecture

/// Asks for the code.
@ViewAction(for: TwoFactor.self)
public struct TwoFactorView: View {
  @Bindable public var store: StoreOf<TwoFactor>

  public init(store: StoreOf<TwoFactor>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("To confirm the second factor, enter \(AuthenticationClient.demoCode).")
        .foregroundStyle(.secondary)
      TextField("Code", text: $store.code)
        .textFieldStyle(.roundedBorder)
      HStack(spacing: 16) {
        Button("Submit") { send(.submitButtonTapped) }
          .buttonStyle(.borderedProminent)
          .disabled(!store.isFormValid)
        if store.isRequestInFlight {
          ProgressView()
        }
      }
      Spacer()
    }
    .padding()
    .disabled(store.isRequestInFlight)
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Confirmation code")
  }
}
