import ClassicBoard
import ClassicNewMatch
import ComposableArchitectureClassic
import NoughtsClients
import NoughtsRules

/// The part of the game that needs an account: the start of a match, and the match over it.
public struct LobbyState: Equatable {
  public var board: BoardState?
  public var newMatch: NewMatchState

  public init(account: Account) {
    newMatch = NewMatchState(account: account)
  }
}

public enum LobbyAction: Equatable {
  case board(BoardAction)
  case newMatch(NewMatchAction)
}

let lobbyReducer = Reducer<LobbyState, LobbyAction, NoughtsEnvironment>.combine(
  boardReducer.optional().pullback(
    state: \.board, action: /LobbyAction.board, environment: \.board),
  newMatchReducer.pullback(
    state: \.newMatch, action: /LobbyAction.newMatch, environment: { _ in () }),
  Reducer { state, action, _ in
    switch action {
    case .board(.leaveButtonTapped):
      if state.board?.isConfirmingLeave == false { state.leaveBoard() }

    case .board(.leaveConfirmed):
      state.leaveBoard()

    case .newMatch(.startButtonTapped):
      guard let players = state.newMatch.names.players else { break }
      state.board = BoardState(
        match: Match(players: players, beginner: state.newMatch.beginner))

    case .board, .newMatch:
      break
    }
    return .none
  }
)

extension LobbyState {
  /// Ends the match, and fills in the next one as this one was.
  fileprivate mutating func leaveBoard() {
    guard let match = board?.match else { return }
    newMatch.names = PlayerNames(match.players)
    newMatch.beginner = match.beginner
    board = nil
  }
}
