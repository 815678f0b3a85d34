import ComposableArchitecture
import LoginCore
import NewGameCore

/// The application: either somebody logs in, or there is a game.
@Reducer
public enum TicTacToe {
  case login(Login)
  case newGame(NewGame)

  /// The application, which goes from the login to the game and back.
  public static var application: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.twoFactor(.presented(.twoFactorResponse(.success)))):
        state = .newGame(NewGame.State())
      case .login(.loginResponse(.success(let response))) where !response.isTwoFactorRequired:
        state = .newGame(NewGame.State())
      case .newGame(.logoutButtonTapped):
        state = .login(Login.State())
      case .login, .newGame:
        break
      }
      return .none
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.newGame, action: \.newGame) { NewGame() }
  }
}

extension TicTacToe.State: Equatable {}
