import ClassicBoard
import ClassicCodeEntry
import ClassicNoughts
import ComposableArchitectureClassic
import Foundation
import NoughtsClients
import NoughtsRules
import Testing

/// Noughts in the style of 2021.
struct ClassicNoughtsTests {
  private let mainQueue = DispatchQueue.test
  private let account = DemoAccount.code.account
  private let challenge = Challenge(
    id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, email: "careful@example.com",
    phone: "07", code: "123456")
  private let players = PlayerNames(crosses: "Careful", noughts: "Right").players!

  private var environment: NoughtsEnvironment {
    NoughtsEnvironment(
      confirm: { _, _ in .failing("confirm") }, mainQueue: mainQueue.eraseToAnyScheduler(),
      record: { _, _ in .failing("record") }, sendAgain: { _ in .failing("sendAgain") },
      signIn: { _ in .failing("signIn") }, tally: { _ in .failing("tally") })
  }

  private func square(_ number: Int) -> Square { Square(number)! }

  @Test("a visitor signs in with password and code, plays a match and leaves")
  func visit() {
    var environment = environment
    environment.signIn = { [challenge] _ in Effect(value: .codeSent(challenge)) }
    environment.confirm = { [account] code, _ in
      code == "123456" ? Effect(value: account) : Effect(error: .wrongCode(attemptsLeft: 4))
    }
    environment.tally = { _ in Effect(value: Tally(draws: 2)) }
    let store = TestStore(
      initialState: NoughtsState(), reducer: noughtsReducer, environment: environment)

    store.send(.signIn(.signInButtonTapped)) {
      $0.modify(/NoughtsState.signIn) { $0.showsProblems = true }
    }
    store.send(.signIn(.demoAccountTapped(.code))) {
      $0.modify(/NoughtsState.signIn) { $0.credentials = DemoAccount.code.credentials }
    }
    store.send(.signIn(.signInButtonTapped)) {
      $0.modify(/NoughtsState.signIn) { $0.isChecking = true }
    }
    mainQueue.advance()
    store.receive(.signIn(.answered(.success(.codeSent(challenge))))) {
      $0 = .codeEntry(CodeEntryState(challenge: challenge))
    }
    store.send(.codeEntry(.appeared))
    mainQueue.advance(by: 1)
    store.receive(.codeEntry(.secondPassed)) {
      $0.modify(/NoughtsState.codeEntry) { $0.secondsUntilResend = 29 }
    }
    store.send(.codeEntry(.digitsTyped("999 999"))) {
      $0.modify(/NoughtsState.codeEntry) { $0.digits = "999999" }
    }
    store.send(.codeEntry(.confirmButtonTapped)) {
      $0.modify(/NoughtsState.codeEntry) { $0.isConfirming = true }
    }
    mainQueue.advance()
    store.receive(.codeEntry(.confirmed(.failure(.wrongCode(attemptsLeft: 4))))) {
      $0.modify(/NoughtsState.codeEntry) {
        $0.isConfirming = false
        $0.problem = .refused(.wrongCode(attemptsLeft: 4))
      }
    }
    store.send(.codeEntry(.digitsTyped("123456"))) {
      $0.modify(/NoughtsState.codeEntry) {
        $0.digits = "123456"
        $0.problem = nil
      }
    }
    store.send(.codeEntry(.confirmButtonTapped)) {
      $0.modify(/NoughtsState.codeEntry) { $0.isConfirming = true }
    }
    mainQueue.advance()
    store.receive(.codeEntry(.confirmed(.success(account)))) {
      $0 = .lobby(LobbyState(account: account))
    }
    store.send(.lobby(.newMatch(.startButtonTapped))) {
      $0.modify(/NoughtsState.lobby) { $0.newMatch.showsProblems = true }
    }
    let names = PlayerNames(players)
    store.send(.lobby(.newMatch(.binding(.set(\.names, names))))) {
      $0.modify(/NoughtsState.lobby) { $0.newMatch.names = names }
    }
    store.send(.lobby(.newMatch(.startButtonTapped))) {
      $0.modify(/NoughtsState.lobby) {
        $0.newMatch.showsProblems = false
        $0.board = BoardState(match: Match(players: players, beginner: .cross))
      }
    }
    store.send(.lobby(.board(.appeared)))
    mainQueue.advance()
    store.receive(.lobby(.board(.tallied(.success(Tally(draws: 2)))))) {
      $0.modify(/NoughtsState.lobby) { $0.board?.match.tally = Tally(draws: 2) }
    }
    store.send(.lobby(.board(.leaveButtonTapped))) {
      $0.modify(/NoughtsState.lobby) { $0.board = nil }
    }
    store.send(.lobby(.newMatch(.signOutButtonTapped))) { $0 = NoughtsState() }
  }

  @Test("the countdown stops at zero, restarts with a new code, ends on leaving")
  func countdown() {
    let next = Challenge(id: challenge.id, email: challenge.email, phone: "07", code: "654321")
    var environment = environment
    environment.sendAgain = { _ in Effect(value: next) }
    let store = TestStore(
      initialState: NoughtsState.codeEntry(CodeEntryState(challenge: challenge)),
      reducer: noughtsReducer, environment: environment)
    store.send(.codeEntry(.appeared))
    store.send(.codeEntry(.sendAgainButtonTapped))
    for seconds in (0..<30).reversed() {
      mainQueue.advance(by: 1)
      store.receive(.codeEntry(.secondPassed)) {
        $0.modify(/NoughtsState.codeEntry) { $0.secondsUntilResend = seconds }
      }
    }
    mainQueue.advance(by: 60)
    store.send(.codeEntry(.sendAgainButtonTapped)) {
      $0.modify(/NoughtsState.codeEntry) { $0.isSending = true }
    }
    mainQueue.advance()
    store.receive(.codeEntry(.sentAgain(.success(next)))) {
      $0.modify(/NoughtsState.codeEntry) {
        $0.challenge = next
        $0.isSending = false
        $0.isSentAgain = true
        $0.secondsUntilResend = 30
      }
    }
    store.send(.codeEntry(.backButtonTapped)) {
      $0 = .signIn(.init(credentials: Credentials(email: "careful@example.com")))
    }
    mainQueue.advance(by: 60)
  }

  @Test("a game is won and recorded, and the other player begins the rematch")
  func game() {
    let mainQueue = mainQueue
    let store = TestStore(
      initialState: BoardState(match: Match(players: players, beginner: .cross)),
      reducer: boardReducer,
      environment: BoardEnvironment(
        mainQueue: mainQueue.eraseToAnyScheduler(),
        record: { _, _ in Effect(error: .unwritable) },
        tally: { _ in .failing("tally") }))
    for number in [1, 4, 2, 5] {
      store.send(.squareTapped(square(number))) { try $0.match.play(square(number)) }
    }
    store.send(.squareTapped(square(1))) { $0.refusal = .taken(square(1)) }
    store.send(.leaveButtonTapped) { $0.isConfirmingLeave = true }
    store.send(.leaveConfirmationChanged(isPresented: false)) { $0.isConfirmingLeave = false }
    store.send(.squareTapped(square(3))) {
      try $0.match.play(square(3))
      $0.refusal = nil
    }
    mainQueue.advance()
    store.receive(.tallied(.failure(.unwritable))) {
      $0.scoreProblem = .unwritable
    }
    store.send(.rematchButtonTapped) { $0.match.rematch() }
  }
}

extension NoughtsState {
  /// Changes the value of a case.
  fileprivate mutating func modify<Value>(
    _ path: CasePath<NoughtsState, Value>, _ change: (inout Value) -> Void
  ) {
    guard var value = path.extract(from: self) else { return }
    change(&value)
    self = path.embed(value)
  }
}
