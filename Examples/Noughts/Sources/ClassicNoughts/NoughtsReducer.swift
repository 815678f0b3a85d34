import ClassicCodeEntry
import ClassicNewMatch
import ClassicSignIn
import ComposableArchitectureClassic
import NoughtsClients

/// The whole game: signing in, the code, and all that needs an account.
public enum NoughtsState: Equatable {
  case codeEntry(CodeEntryState)
  case lobby(LobbyState)
  case signIn(SignInState)

  public init() {
    self = .signIn(SignInState())
  }
}

public enum NoughtsAction: Equatable {
  case codeEntry(CodeEntryAction)
  case lobby(LobbyAction)
  /// An earlier page of the same tab has kept a visit.
  case restored(Visit)
  case signIn(SignInAction)
}

public let noughtsReducer = Reducer<NoughtsState, NoughtsAction, NoughtsEnvironment>.combine(
  codeEntryReducer.pullback(
    state: /NoughtsState.codeEntry, action: /NoughtsAction.codeEntry,
    environment: \.codeEntry),
  lobbyReducer.pullback(
    state: /NoughtsState.lobby, action: /NoughtsAction.lobby, environment: { $0 }),
  signInReducer.pullback(
    state: /NoughtsState.signIn, action: /NoughtsAction.signIn, environment: \.signInStep),
  Reducer { state, action, _ in
    switch action {
    case .signIn(.answered(.success(.codeSent(let challenge)))):
      state = .codeEntry(CodeEntryState(challenge: challenge))

    case .signIn(.answered(.success(.signedIn(let account)))),
      .codeEntry(.confirmed(.success(let account))):
      state = .lobby(LobbyState(account: account))

    case .codeEntry(.backButtonTapped):
      guard case .codeEntry(let codeEntry) = state else { break }
      state = .signIn(
        SignInState(credentials: Credentials(email: codeEntry.challenge.email)))

    case .lobby(.newMatch(.signOutButtonTapped)):
      state = .signIn(SignInState())

    case .restored(let visit):
      state = NoughtsState(visit)

    case .codeEntry, .lobby, .signIn:
      break
    }
    return .none
  }
)
