import ComposableArchitecture
import NoughtsClients
import NoughtsRules

/// The start of a match: two names, and the mark that is placed first.
@Reducer
public struct NewMatch: Sendable {
  @ObservableState
  public struct State: Equatable {
    public let account: Account
    public var beginner: Mark
    public var names: PlayerNames
    /// Whether fields say what is wrong with them: not before the first attempt.
    public var showsProblems = false

    /// Creates the state of an account, whose own name is filled in unless there are others.
    public init(account: Account, names: PlayerNames? = nil, beginner: Mark = .cross) {
      self.account = account
      self.beginner = beginner
      self.names = names ?? PlayerNames(crosses: account.name)
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case signOutButtonTapped
    case startButtonTapped

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case signedOut
      case started(Match)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .signOutButtonTapped:
        return .send(.delegate(.signedOut))

      case .startButtonTapped:
        guard let players = state.names.players else {
          state.showsProblems = true
          return .none
        }
        return .send(.delegate(.started(Match(players: players, beginner: state.beginner))))
      }
    }
  }
}
