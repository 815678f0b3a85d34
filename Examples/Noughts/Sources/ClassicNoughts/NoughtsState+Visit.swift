import ClassicBoard
import ClassicCodeEntry
import ClassicSignIn
import NoughtsClients

extension NoughtsState {
  /// The part that a reload keeps; `nil` while nothing was done.
  public var visit: Visit? {
    switch self {
    case .signIn(let signIn):
      let email = signIn.credentials.email
      return email.isEmpty ? nil : .signIn(email: email)
    case .codeEntry(let codeEntry): return .codeEntry(codeEntry.challenge)
    case .lobby(let lobby):
      let new = lobby.newMatch
      guard let board = lobby.board else {
        return .newMatch(new.account, new.names, beginner: new.beginner)
      }
      return .match(new.account, board.match)
    }
  }

  /// Creates the state in which a visit was left.
  init(_ visit: Visit) {
    switch visit {
    case .signIn(let email):
      self = .signIn(SignInState(credentials: Credentials(email: email)))
    case .codeEntry(let challenge):
      self = .codeEntry(CodeEntryState(challenge: challenge))
    case .newMatch(let account, let names, let beginner):
      var lobby = LobbyState(account: account)
      lobby.newMatch.names = names
      lobby.newMatch.beginner = beginner
      self = .lobby(lobby)
    case .match(let account, let match):
      var lobby = LobbyState(account: account)
      lobby.board = BoardState(match: match)
      self = .lobby(lobby)
    }
  }
}
