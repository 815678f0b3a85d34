import AuthenticationClient
import ComposableArchitecture

/// The second step of a login: a code.
@Reducer
public struct TwoFactor: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var code = ""
    public var isRequestInFlight = false
    public let token: String

    public init(token: String) {
      self.token = token
    }

    /// Whether the code is long enough to be sent.
    public var isFormValid: Bool { code.count >= 4 }
  }

  public enum Action: ViewAction, Sendable {
    case alert(PresentationAction<Alert>)
    case twoFactorResponse(Result<AuthenticationResponse, any Error>)
    case view(View)

    public enum Alert: Equatable, Sendable {}

    @CasePathable
    public enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case submitButtonTapped
    }
  }

  @Dependency(\.authenticationClient) var authenticationClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .view(.binding):
        return .none

      case .view(.submitButtonTapped):
        guard state.isFormValid, !state.isRequestInFlight else { return .none }
        state.isRequestInFlight = true
        return .run { [code = state.code, token = state.token] send in
          await send(
            .twoFactorResponse(
              Result { try await authenticationClient.twoFactor(code: code, token: token) }))
        }

      case .twoFactorResponse(.success):
        // The parent knows what comes after.
        state.isRequestInFlight = false
        return .none

      case .twoFactorResponse(.failure(let error)):
        state.isRequestInFlight = false
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
