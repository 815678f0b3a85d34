import AuthenticationClient
import ComposableArchitecture
import TwoFactorCore

/// An address and a password, and what they lead to.
@Reducer
public struct Login: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    @Presents public var twoFactor: TwoFactor.State?
    public var email = ""
    public var password = ""
    public var isLoginRequestInFlight = false

    public init() {}

    /// Whether there is something to log in with.
    public var isFormValid: Bool { !email.isEmpty && !password.isEmpty }
  }

  public enum Action: ViewAction, Sendable {
    case alert(PresentationAction<Alert>)
    case loginResponse(Result<AuthenticationResponse, any Error>)
    case twoFactor(PresentationAction<TwoFactor.Action>)
    case view(View)

    public enum Alert: Equatable, Sendable {}

    @CasePathable
    public enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case loginButtonTapped
    }
  }

  @Dependency(\.authenticationClient) var authenticationClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .twoFactor, .view(.binding):
        return .none

      case .view(.loginButtonTapped):
        guard state.isFormValid, !state.isLoginRequestInFlight else { return .none }
        state.isLoginRequestInFlight = true
        return .run { [email = state.email, password = state.password] send in
          await send(
            .loginResponse(
              Result { try await authenticationClient.login(email: email, password: password) }))
        }

      case .loginResponse(.success(let response)):
        state.isLoginRequestInFlight = false
        if response.isTwoFactorRequired {
          state.twoFactor = TwoFactor.State(token: response.token)
        }
        return .none

      case .loginResponse(.failure(let error)):
        state.isLoginRequestInFlight = false
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) {
      TwoFactor()
    }
  }
}
