import Board
import CodeEntry
import ComposableArchitecture
import NewMatch
import NoughtsClients
import NoughtsRules
import SignIn

/// The whole game: one phase after another, from signing in to a match.
@Reducer
public struct Noughts: Sendable {
  /// The screen that shows.
  @Reducer
  public enum Phase {
    case board(Board)
    case codeEntry(CodeEntry)
    case newMatch(NewMatch)
    case signIn(SignIn)
  }

  @ObservableState
  public struct State: Equatable {
    /// The account that is signed in.
    public var account: Account?
    public var phase: Phase.State = .signIn(SignIn.State())

    public init() {}
  }

  public enum Action {
    case phase(Phase.Action)
    /// An earlier page of the same tab has kept a visit.
    case restored(Visit)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) {
      Phase.body
    }
    Reduce { state, action in
      switch action {
      case .phase(.signIn(.delegate(.codeSent(let challenge)))):
        state.phase = .codeEntry(CodeEntry.State(challenge: challenge))

      case .phase(.signIn(.delegate(.signedIn(let account)))),
        .phase(.codeEntry(.delegate(.confirmed(let account)))):
        state.account = account
        state.phase = .newMatch(NewMatch.State(account: account))

      case .phase(.codeEntry(.delegate(.left))):
        let email = state.phase.codeEntry?.challenge.email ?? ""
        state.phase = .signIn(SignIn.State(credentials: Credentials(email: email)))

      case .phase(.newMatch(.delegate(.started(let match)))):
        state.phase = .board(Board.State(match: match))

      case .phase(.newMatch(.delegate(.signedOut))):
        state.account = nil
        state.phase = .signIn(SignIn.State())

      case .phase(.board(.delegate(.left))):
        guard let account = state.account, let match = state.phase.board?.match else { break }
        state.phase = .newMatch(
          NewMatch.State(
            account: account, names: PlayerNames(match.players), beginner: match.beginner))

      case .phase:
        break

      case .restored(let visit):
        state.take(visit)
      }
      return .none
    }
  }
}

extension Noughts.State {
  /// The part that a reload keeps; `nil` while nothing was done.
  public var visit: Visit? {
    switch phase {
    case .signIn(let signIn):
      let email = signIn.credentials.email
      return email.isEmpty ? nil : .signIn(email: email)
    case .codeEntry(let codeEntry): return .codeEntry(codeEntry.challenge)
    case .newMatch(let new): return .newMatch(new.account, new.names, beginner: new.beginner)
    case .board(let board): return account.map { .match($0, board.match) }
    }
  }

  fileprivate mutating func take(_ visit: Visit) {
    switch visit {
    case .signIn(let email):
      phase = .signIn(SignIn.State(credentials: Credentials(email: email)))
    case .codeEntry(let challenge):
      phase = .codeEntry(CodeEntry.State(challenge: challenge))
    case .newMatch(let account, let names, let beginner):
      self.account = account
      phase = .newMatch(NewMatch.State(account: account, names: names, beginner: beginner))
    case .match(let account, let match):
      self.account = account
      phase = .board(Board.State(match: match))
    }
  }
}

extension Noughts.Phase.State: Equatable {}
