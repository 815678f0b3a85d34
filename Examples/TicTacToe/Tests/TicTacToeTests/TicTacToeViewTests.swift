import AuthenticationClient
import ComposableArchitecture
import GameCore
import LoginCore
import NewGameCore
import Testing
import TicTacToe
import ViewTesting

@MainActor
@Suite struct TicTacToeViewTests {
  private func makeStore() -> StoreOf<TicTacToe> {
    Store(initialState: .login(Login.State())) {
      TicTacToe.application
    } withDependencies: {
      $0.authenticationClient.login = { email, _ in
        AuthenticationResponse(token: "token", isTwoFactorRequired: email.contains("2fa"))
      }
      $0.authenticationClient.twoFactor = { _, _ in AuthenticationResponse(token: "token") }
    }
  }

  private func play(_ screen: ViewTester) async throws {
    #expect(screen.title == "Login")
    try screen.textField("E-mail").type("2fa@example.com")
    try screen.find(.secureField, "Password").type("secret")
    try screen.button("Log in").tap()
    try await screen.wait { screen.title == "Confirmation code" }
    #expect(try screen.button("Submit").isDisabled)
    try screen.textField("Code").type("1234")
    try screen.button("Submit").tap()
    try await screen.wait { screen.title == "New game" }
    try screen.textField("X player name").type("Ada")
    #expect(try screen.button("Let's play!").isDisabled)
    try screen.textField("O player name").type("Grace")
    try screen.button("Let's play!").tap()
    #expect(screen.title == "Tic-tac-toe")
    for (row, column) in [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)] {
      try screen.button("Row \(row), column \(column): empty").tap()
    }
    #expect(screen.texts.contains("Winner! Congrats Ada!"))
    try screen.button("Play again?").tap()
    #expect(screen.texts.contains("Ada, place your ✕"))
    try screen.button("Quit").tap()
    try await screen.wait { screen.title == "New game" }
    try screen.button("Log out").tap()
    #expect(screen.title == "Login")
  }

  @Test("a game is played in the screens of a plain switch")
  func plainSwitch() async throws {
    try await play(ViewTester(TicTacToeView(store: makeStore())))
  }

  @Test("a game is played in the screens of a SwitchStore")
  func switchStore() async throws {
    try await play(ViewTester(TicTacToeSwitchStoreView(store: makeStore())))
  }

  @Test("the form is disabled while a login is on its way")
  func loginInFlight() async throws {
    let (answers, answer) = AsyncStream<AuthenticationResponse>.makeStream()
    let store = Store(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in
        for await response in answers { return response }
        throw CancellationError()
      }
    }
    let screen = ViewTester(NavigationStack { LoginView(store: store) })
    try screen.textField("E-mail").type("ada@example.com")
    try screen.find(.secureField, "Password").type("secret")
    try screen.button("Log in").tap()
    #expect(try screen.textField("E-mail").isDisabled)
    #expect(try screen.find(.secureField, "Password").isDisabled)
    #expect(try screen.button("Log in").isDisabled)
    #expect(screen.has(.progress))
    answer.yield(AuthenticationResponse(token: "token"))
    try await screen.wait { !screen.has(.progress) }
    #expect(try !screen.textField("E-mail").isDisabled)
    #expect(try !screen.button("Log in").isDisabled)
  }

  @Test("a mark evaluates the game's screen once")
  func evaluations() throws {
    let store = Store(initialState: Game.State(xPlayerName: "Ada", oPlayerName: "Grace")) { Game() }
    let screen = ViewTester(GameView(store: store))
    let views = screen.graph.bodyEvaluations(of: GameView.self)
    try screen.button("Row 1, column 1: empty").tap()
    try screen.button("Row 1, column 2: empty").tap()
    #expect(screen.graph.bodyEvaluations(of: GameView.self) == views + 2)
  }
}
