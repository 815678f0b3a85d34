import ClassicNoughts
import ComposableArchitecture
import ComposableArchitectureClassic
import Foundation
import Noughts
import NoughtsClients
import NoughtsRules
import NoughtsViews
import Testing
import ViewTesting

/// A style in which the game is written.
enum Style: CaseIterable {
  case classic
  case today
}

/// The screens of Noughts, in both styles.
@MainActor
struct NoughtsViewTests {
  private let service = AccountService(makeID: { UUID(0) }, makeCode: { "123456" })
  private let file = ScoreFile(
    at: FileManager.default.temporaryDirectory.appending(path: "NoughtsViewTests-\(UUID()).json"))
  private let clock = TestClock()

  /// The game in a style, on a service and a file of the test's own.
  private func screen(_ style: Style) -> ViewTester {
    switch style {
    case .classic:
      let store = Store(
        initialState: NoughtsState(), reducer: noughtsReducer,
        environment: .publishing(accounts: .service(service), scores: .file(file)))
      return ViewTester(NavigationStack { ClassicNoughtsView(store: store) })
    case .today:
      let store = Store(initialState: Noughts.State()) {
        Noughts()
      } withDependencies: {
        $0.accounts = .service(service)
        $0.continuousClock = clock
        $0.scores = .file(file)
      }
      return ViewTester(NavigationStack { NoughtsView(store: store) })
    }
  }

  private func signIn(_ screen: ViewTester, _ account: String) async throws {
    try screen.button(account).tap()
    try screen.button("Sign in").tap()
    try await screen.wait { screen.title != "Sign in" }
  }

  @Test("invalid input shows a sentence beside its field", arguments: Style.allCases)
  func problems(style: Style) async throws {
    let screen = screen(style)
    #expect(screen.title == "Sign in")
    try screen.button("Sign in").tap()
    #expect(screen.texts.contains("Enter your e-mail address."))
    #expect(screen.texts.contains("Enter your password."))
    try screen.textField("E-mail address").type("guest")
    #expect(screen.texts.contains("Write the e-mail address like name@example.com."))
    try screen.textField("E-mail address").type("guest@example.com")
    try screen.find(.secureField, "Password").type("wrong")
    try screen.textField("E-mail address").submit()
    try await screen.wait {
      screen.texts.contains(
        "No account has this e-mail address and password. Check both, then try again.")
    }
    try await signIn(screen, "With a password alone: guest@example.com")
    #expect(screen.title == "New match")
    try screen.textField("Player of crosses").type(String(repeating: "x", count: 10_000))
    try screen.button("Start the match").tap()
    #expect(
      screen.texts.contains("This name has 10,000 characters. Shorten it to 24 or fewer."))
    #expect(screen.texts.contains("Enter a name."))
    try screen.textField("Player of crosses").type("same")
    try screen.textField("Player of noughts").type("Same")
    #expect(screen.texts.contains("Both players have this name. Change one of the two."))
  }

  @Test("a wrong code is refused, and a right one accepted", arguments: Style.allCases)
  func code(style: Style) async throws {
    let screen = screen(style)
    try await signIn(screen, "With a code: careful@example.com")
    #expect(screen.title == "Enter the code")
    #expect(screen.texts.contains("Your code is 123456."))
    #expect(screen.texts.contains("Another code can be sent in 0:30."))
    #expect(try screen.button("Send another code").isDisabled)
    try screen.textField("Six digits").type("12x")
    #expect(
      screen.texts.contains("A code has digits only. Enter the six digits of the message."))
    #expect(try screen.textField("Six digits").value == "12")
    try screen.button("Confirm").tap()
    #expect(screen.texts.contains("Enter all six digits: 2 are there."))
    try screen.textField("Six digits").type("000000")
    try screen.button("Confirm").tap()
    try await screen.wait {
      screen.texts.contains(
        "This is not the code that was sent. Check it: 4 attempts are left.")
    }
    try screen.textField("Six digits").type("123 456")
    try screen.textField("Six digits").submit()
    try await screen.wait { screen.title == "New match" }
    #expect(screen.texts.contains("You are signed in as careful@example.com."))
    try screen.button("Sign out").tap()
    #expect(screen.title == "Sign in")
  }

  @Test("a match is played to a win and a draw, and left", arguments: Style.allCases)
  func match(style: Style) async throws {
    let screen = screen(style)
    try await signIn(screen, "With a password alone: guest@example.com")
    try screen.textField("Player of noughts").type("Right")
    try screen.button("Start the match").tap()
    #expect(screen.title == "Match")
    func announcement() throws -> String? {
      try screen.element(identifiedBy: "announcement").text
    }
    #expect(try announcement() == "Guest to place a cross")
    try screen.button("Centre, empty").tap()
    #expect(try announcement() == "Right to place a nought")
    try screen.button("Centre, cross").tap()
    #expect(screen.texts.contains("This square is taken. Choose an empty one."))
    for key in ["1", "3", "2", "7"] { try screen.press(key) }
    #expect(try announcement() == "Guest wins with a diagonal")
    #expect(screen.texts.contains("Right begins the rematch."))
    try screen.button("Bottom right, empty").tap()
    #expect(screen.texts.contains("This game is over. Start a rematch to play on."))
    let players = try #require(PlayerNames(crosses: "Guest", noughts: "Right").players)
    try await until { try await file.tally(of: players) == Tally(crosses: 1) }

    try screen.button("Rematch").tap()
    #expect(try announcement() == "Right to place a nought")
    for key in ["1", "2", "3", "5", "4", "6", "8", "7", "9"] { try screen.press(key) }
    #expect(try announcement() == "A draw: all nine squares are taken")
    try await until { try await file.tally(of: players) == Tally(crosses: 1, draws: 1) }

    try screen.button("Rematch").tap()
    try screen.press("5")
    try screen.button("Leave the match").tap()
    #expect(screen.confirmationDialog?.title == "Leave this game?")
    try screen.confirmationDialog?.button("Keep playing").tap()
    #expect(screen.title == "Match")
    try screen.button("Leave the match").tap()
    try screen.confirmationDialog?.button("Leave the game").tap()
    #expect(screen.title == "New match")
    #expect(try screen.textField("Player of noughts").value == "Right")
    try screen.button("Start the match").tap()
    try await screen.wait { screen.texts.starts(with: ["1", "Guest", "1", "Draws"]) }
  }

  @Test("the first screen links to both styles")
  func choice() throws {
    let screen = ViewTester(
      StyleChoice {
        Text("today")
      } classic: {
        Text("classic")
      })
    #expect(screen.title == "Noughts and crosses")
    #expect(
      screen.root.all(.link).map { $0.texts.first } == ["Today's style", "The style of 2021"])
    try screen.root.all(.link)[0].tap()
    #expect(screen.texts.contains("today"))
    try screen.navigateBack()
    try screen.root.all(.link)[1].tap()
    #expect(screen.texts.contains("classic"))
  }

  /// Waits for what other tasks do, without a view that would show it.
  private func until(_ condition: () async throws -> Bool) async throws {
    for _ in 1...10_000 {
      if try await condition() { return }
      await Task.yield()
    }
    Issue.record("The condition was not met within 10,000 turns.")
  }
}
