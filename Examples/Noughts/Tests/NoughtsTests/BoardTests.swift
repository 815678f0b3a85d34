import Board
import ComposableArchitecture
import NewMatch
import Noughts
import NoughtsClients
import NoughtsRules
import Testing

/// A match.
@MainActor
struct BoardTests {
  private let players = PlayerNames(crosses: "Left", noughts: "Right").players!

  private func square(_ number: Int) -> Square { Square(number)! }

  @Test("a game is played, recorded, and followed by a rematch")
  func game() async {
    let recorded = LockIsolated<[Outcome]>([])
    let store = TestStore(
      initialState: Board.State(match: Match(players: players, beginner: .nought))
    ) {
      Board()
    } withDependencies: {
      $0.scores.tally = { _ in Tally(draws: 3) }
      $0.scores.record = { outcome, _ in
        recorded.withValue { $0.append(outcome) }
        return Tally(noughts: 1, draws: 3)
      }
    }
    await store.send(.task)
    await store.receive(\.tallied.success) { $0.match.tally = Tally(draws: 3) }
    for number in [1, 4, 2, 5] {
      await store.send(.squareTapped(square(number))) { try $0.match.play(square(number)) }
    }
    await store.send(.squareTapped(square(5))) { $0.refusal = .taken(square(5)) }
    await store.send(.squareTapped(square(3))) {
      try $0.match.play(square(3))
      $0.refusal = nil
    }
    #expect(store.state.match.tally == Tally(noughts: 1, draws: 3))
    await store.receive(\.tallied.success)
    await store.send(.squareTapped(square(9))) { $0.refusal = .over }
    await store.send(.rematchButtonTapped) {
      $0.match.rematch()
      $0.refusal = nil
    }
    #expect(store.state.match.turn == .cross)
    await store.send(.rematchButtonTapped)
    #expect(recorded.value == [.win(.nought, [.row(1)])])
  }

  @Test("a score that can't be saved is reported, and still counted")
  func scoreProblem() async throws {
    var match = Match(players: players, beginner: .cross)
    for number in [1, 4, 2, 5] { try match.play(square(number)) }
    let store = TestStore(initialState: Board.State(match: match)) {
      Board()
    } withDependencies: {
      $0.scores.record = { _, _ in throw ScoreError.unwritable }
    }
    await store.send(.squareTapped(square(3))) { try $0.match.play(square(3)) }
    #expect(store.state.match.tally == Tally(crosses: 1))
    await store.receive(\.tallied.failure) {
      $0.scoreProblem = .unwritable
    }
  }

  @Test("leaving a running game asks for confirmation")
  func leaving() async {
    let store = TestStore(
      initialState: Board.State(match: Match(players: players, beginner: .cross))
    ) {
      Board()
    }
    await store.send(.squareTapped(square(5))) { try $0.match.play(square(5)) }
    await store.send(.leaveButtonTapped) { $0.isConfirmingLeave = true }
    await store.send(\.binding.isConfirmingLeave, false) { $0.isConfirmingLeave = false }
    await store.send(.leaveButtonTapped) { $0.isConfirmingLeave = true }
    await store.send(.leaveConfirmed) { $0.isConfirmingLeave = false }
    await store.receive(\.delegate.left)
  }

  @Test("a match starts with two valid names only")
  func names() async {
    let account = DemoAccount.password.account
    let store = TestStore(initialState: NewMatch.State(account: account)) { NewMatch() }
    #expect(store.state.names == PlayerNames(crosses: "Guest"))
    await store.send(.startButtonTapped) { $0.showsProblems = true }
    await store.send(\.binding.names, PlayerNames(crosses: "Guest", noughts: "Right")) {
      $0.names.noughts = "Right"
    }
    await store.send(\.binding.beginner, .nought) { $0.beginner = .nought }
    await store.send(.startButtonTapped)
    let players = PlayerNames(crosses: "Guest", noughts: "Right").players!
    await store.receive(\.delegate.started, Match(players: players, beginner: .nought))
    await store.send(.signOutButtonTapped)
    await store.receive(\.delegate.signedOut)
  }

  @Test("delegate actions move between sign-in, code, new match and board")
  func phases() async {
    let account = DemoAccount.code.account
    let challenge = Challenge(id: UUID(1), email: account.email, phone: "07", code: "123456")
    let match = Match(players: players, beginner: .nought)
    let store = TestStore(initialState: Noughts.State()) { Noughts() }
    await store.send(\.phase.signIn.delegate.codeSent, challenge) {
      $0.phase = .codeEntry(.init(challenge: challenge))
    }
    await store.send(\.phase.codeEntry.delegate.left) {
      $0.phase = .signIn(.init(credentials: Credentials(email: account.email)))
    }
    await store.send(\.phase.signIn.delegate.signedIn, account) {
      $0.account = account
      $0.phase = .newMatch(.init(account: account))
    }
    await store.send(\.phase.newMatch.delegate.started, match) {
      $0.phase = .board(.init(match: match))
    }
    await store.send(\.phase.board.delegate.left) {
      $0.phase = .newMatch(
        .init(account: account, names: PlayerNames(match.players), beginner: .nought))
    }
    await store.send(\.phase.newMatch.delegate.signedOut) {
      $0.account = nil
      $0.phase = .signIn(.init())
    }
  }
}
