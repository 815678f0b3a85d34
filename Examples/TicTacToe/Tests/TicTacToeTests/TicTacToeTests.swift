import AuthenticationClient
import ComposableArchitecture
import GameCore
import LoginCore
import NewGameCore
import Testing
import TicTacToe
import TwoFactorCore

@MainActor
@Suite struct TicTacToeTests {
  @Test("a login leads to a new game, a game is played, and logging out leads back")
  func application() async {
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.application
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in AuthenticationResponse(token: "whole") }
    }
    await store.send(\.login.view.binding.email, "ada@example.com") {
      $0.modify(\.login) { $0.email = "ada@example.com" }
    }
    await store.send(\.login.view.binding.password, "secret") {
      $0.modify(\.login) { $0.password = "secret" }
    }
    await store.send(\.login.view.loginButtonTapped) {
      $0.modify(\.login) { $0.isLoginRequestInFlight = true }
    }
    await store.receive(\.login.loginResponse.success) { $0 = .newGame(NewGame.State()) }
    await store.send(\.newGame.letsPlayButtonTapped)
    await store.send(\.newGame.binding.xPlayerName, "Ada") {
      $0.modify(\.newGame) { $0.xPlayerName = "Ada" }
    }
    await store.send(\.newGame.binding.oPlayerName, "Grace") {
      $0.modify(\.newGame) { $0.oPlayerName = "Grace" }
    }
    await store.send(\.newGame.letsPlayButtonTapped) {
      $0.modify(\.newGame) { $0.game = Game.State(xPlayerName: "Ada", oPlayerName: "Grace") }
    }
    await store.send(.newGame(.game(.presented(.cellTapped(row: 0, column: 0))))) {
      $0.modify(\.newGame) {
        $0.game?.board[0, 0] = .x
        $0.game?.currentPlayer = .o
      }
    }
    await store.send(\.newGame.game.quitButtonTapped)
    await store.receive(\.newGame.game.dismiss) { $0.modify(\.newGame) { $0.game = nil } }
    await store.send(\.newGame.logoutButtonTapped) { $0 = .login(Login.State()) }
  }

  @Test("a login with a second factor leads to a new game")
  func secondFactor() async {
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.application
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in
        AuthenticationResponse(token: "half", isTwoFactorRequired: true)
      }
      $0.authenticationClient.twoFactor = { _, _ in AuthenticationResponse(token: "whole") }
    }
    store.exhaustivity = .off
    await store.send(\.login.view.binding.email, "2fa@example.com")
    await store.send(\.login.view.binding.password, "secret")
    await store.send(\.login.view.loginButtonTapped)
    await store.receive(\.login.loginResponse.success) {
      $0.modify(\.login) { $0.twoFactor = TwoFactor.State(token: "half") }
    }
    await store.send(\.login.twoFactor.view.binding.code, "1234")
    await store.send(\.login.twoFactor.view.submitButtonTapped)
    await store.receive(\.login.twoFactor.twoFactorResponse.success) {
      $0 = .newGame(NewGame.State())
    }
  }
}
