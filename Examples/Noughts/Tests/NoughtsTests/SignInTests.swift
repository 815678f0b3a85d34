import CodeEntry
import ComposableArchitecture
import NoughtsClients
import SignIn
import Testing

@MainActor
struct SignInTests {
  private let challenge = Challenge(
    id: UUID(1), email: "careful@example.com", phone: "07", code: "123456")
  private let account = DemoAccount.code.account

  @Test("nothing is sent until both fields are filled in")
  func incomplete() async {
    let store = TestStore(initialState: SignIn.State()) { SignIn() }
    await store.send(.signInButtonTapped) { $0.showsProblems = true }
    await store.send(\.binding.credentials, Credentials(email: "a@b")) {
      $0.credentials.email = "a@b"
    }
    await store.send(.signInButtonTapped)
  }

  @Test("a refused sign-in is shown until a field is edited")
  func refusal() async {
    let (answers, answer) = AsyncStream<Void>.makeStream()
    let store = TestStore(
      initialState: SignIn.State(credentials: Credentials(email: "a@b", password: "c"))
    ) {
      SignIn()
    } withDependencies: {
      $0.accounts.signIn = { _ in
        for await _ in answers { break }
        throw AccountError.unknownAccount
      }
    }
    await store.send(.signInButtonTapped) {
      $0.isChecking = true
      $0.showsProblems = true
    }
    await store.send(.signInButtonTapped)
    answer.yield()
    await store.receive(\.answered.failure) {
      $0.failure = .unknownAccount
      $0.isChecking = false
    }
    await store.send(.demoAccountTapped(.code)) {
      $0.credentials = Credentials(email: "careful@example.com", password: "three in a row")
      $0.failure = nil
    }
  }

  @Test("a failed request asks to try again")
  func unavailable() async {
    struct Offline: Error {}
    let store = TestStore(
      initialState: SignIn.State(credentials: DemoAccount.code.credentials)
    ) {
      SignIn()
    } withDependencies: {
      $0.accounts.signIn = { _ in throw Offline() }
    }
    await store.send(.signInButtonTapped) {
      $0.isChecking = true
      $0.showsProblems = true
    }
    await store.receive(\.answered.failure) {
      $0.failure = .unavailable
      $0.isChecking = false
    }
  }

  @Test("the code can be requested again after the countdown")
  func countdown() async {
    let clock = TestClock()
    let next = Challenge(id: UUID(1), email: challenge.email, phone: "07", code: "654321")
    let store = TestStore(initialState: CodeEntry.State(challenge: challenge)) {
      CodeEntry()
    } withDependencies: {
      $0.accounts.sendAgain = { _ in next }
      $0.continuousClock = clock
    }
    await store.send(.task)
    await store.send(.sendAgainButtonTapped)
    await clock.advance(by: .seconds(30))
    for seconds in (0..<30).reversed() {
      await store.receive(\.secondPassed) { $0.secondsUntilResend = seconds }
    }
    await store.send(.digitsTyped("12")) { $0.digits = "12" }
    await store.send(.sendAgainButtonTapped) { $0.isSending = true }
    await store.receive(\.sentAgain.success) {
      $0.challenge = next
      $0.digits = ""
      $0.isSending = false
      $0.isSentAgain = true
      $0.secondsUntilResend = 30
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.secondPassed) { $0.secondsUntilResend = 29 }
    await store.send(.backButtonTapped)
    await store.receive(\.delegate.left)
  }

  @Test("an incomplete or wrong code shows a problem; a right one is accepted")
  func code() async {
    let store = TestStore(initialState: CodeEntry.State(challenge: challenge)) {
      CodeEntry()
    } withDependencies: { [account] in
      $0.accounts.confirm = { code, _ in
        guard code == "123456" else { throw AccountError.wrongCode(attemptsLeft: 4) }
        return account
      }
    }
    await store.send(.digitsTyped("no 12")) {
      $0.digits = "12"
      $0.problem = .notDigits
    }
    await store.send(.confirmButtonTapped) { $0.problem = .incomplete(count: 2) }
    await store.send(.digitsTyped("111-111")) {
      $0.digits = "111111"
      $0.problem = nil
    }
    await store.send(.confirmButtonTapped) { $0.isConfirming = true }
    await store.receive(\.confirmed.failure) {
      $0.isConfirming = false
      $0.problem = .refused(.wrongCode(attemptsLeft: 4))
    }
    await store.send(.digitsTyped("123456")) {
      $0.digits = "123456"
      $0.problem = nil
    }
    await store.send(.confirmButtonTapped) { $0.isConfirming = true }
    await store.receive(\.confirmed.success) { $0.isConfirming = false }
    await store.receive(\.delegate.confirmed, account)
  }

  @Test("leaving cancels the running request")
  func leaving() async {
    var state = CodeEntry.State(challenge: challenge)
    state.digits = "123456"
    let store = TestStore(initialState: state) {
      CodeEntry()
    } withDependencies: {
      $0.accounts.confirm = { _, _ in try await Task.never() }
    }
    await store.send(.confirmButtonTapped) { $0.isConfirming = true }
    await store.send(.backButtonTapped)
    await store.receive(\.delegate.left)
  }
}
