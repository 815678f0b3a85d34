import ComposableArchitectureClassic
import NoughtsClients
import NoughtsRules

public struct NewMatchState: Equatable {
  public let account: Account
  public var beginner: Mark
  public var names: PlayerNames
  /// Whether fields say what is wrong with them: not before the first attempt.
  public var showsProblems = false

  /// Creates the state of an account, whose own name is filled in.
  public init(account: Account) {
    self.account = account
    beginner = .cross
    names = PlayerNames(crosses: account.name)
  }
}

public enum NewMatchAction: Equatable {
  case binding(BindingAction<NewMatchState>)
  case signOutButtonTapped
  case startButtonTapped
}

/// The start of a match: two names, and the mark that is placed first.
public let newMatchReducer = Reducer<NewMatchState, NewMatchAction, Void> { state, action, _ in
  switch action {
  case .binding, .signOutButtonTapped:
    return .none

  case .startButtonTapped:
    state.showsProblems = state.names.players == nil
    return .none
  }
}
.binding(action: /NewMatchAction.binding)
