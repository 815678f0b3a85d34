import ComposableArchitecture
import NoughtsClients

/// The first step of a visit: an e-mail address and a password.
@Reducer
public struct SignIn: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var credentials: Credentials
    public var failure: AccountError?
    public var isChecking = false
    /// Whether fields say what is wrong with them: not before the first attempt.
    public var showsProblems = false

    public init(credentials: Credentials = Credentials()) {
      self.credentials = credentials
    }
  }

  public enum Action: BindableAction {
    case answered(Result<SignInReply, AccountError>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case demoAccountTapped(DemoAccount)
    case signInButtonTapped

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case codeSent(Challenge)
      case signedIn(Account)
    }
  }

  @Dependency(\.accounts) private var accounts

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .answered(.success(let reply)):
        state.isChecking = false
        switch reply {
        case .codeSent(let challenge): return .send(.delegate(.codeSent(challenge)))
        case .signedIn(let account): return .send(.delegate(.signedIn(account)))
        }

      case .answered(.failure(let error)):
        state.isChecking = false
        state.failure = error
        return .none

      case .binding:
        state.failure = nil
        return .none

      case .delegate:
        return .none

      case .demoAccountTapped(let account):
        state.credentials = account.credentials
        state.failure = nil
        return .none

      case .signInButtonTapped:
        guard !state.isChecking else { return .none }
        state.failure = nil
        state.showsProblems = true
        guard state.credentials.areComplete else { return .none }
        state.isChecking = true
        return .run { [credentials = state.credentials] send in
          let reply = await Result { try await accounts.signIn(credentials) }
          await send(.answered(reply.mapError(AccountError.init)))
        }
      }
    }
  }
}
