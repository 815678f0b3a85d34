import ComposableArchitecture
import Foundation
import NoughtsClients
import Testing

struct AccountServiceTests {
  private let now = LockIsolated(Date(timeIntervalSince1970: 0))
  private let codes = LockIsolated(["111111", "222222", "333333"])
  private let id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
  private let service: AccountService

  init() {
    service = AccountService(
      now: { [now] in now.value }, makeID: { [id] in id },
      makeCode: { [codes] in codes.withValue { $0.removeFirst() } })
  }

  private func wait(_ seconds: TimeInterval) {
    now.withValue { $0.addTimeInterval(seconds) }
  }

  private func challenge(code: String) -> Challenge {
    Challenge(id: id, email: "careful@example.com", phone: "07", code: code)
  }

  @Test("a password signs in, ignoring case and spaces of the address")
  func password() async throws {
    let credentials = Credentials(email: " Guest@Example.com ", password: "three in a row")
    #expect(
      try await service.signIn(credentials)
        == .signedIn(Account(email: "guest@example.com", name: "Guest")))
    await #expect(throws: AccountError.unknownAccount) {
      try await service.signIn(
        Credentials(email: "guest@example.com", password: "Three in a row"))
    }
  }

  @Test("five wrong passwords in a row block the address for a minute")
  func blocking() async throws {
    let wrong = Credentials(email: "guest@example.com", password: "x")
    for _ in 1...5 {
      await #expect(throws: AccountError.unknownAccount) { try await service.signIn(wrong) }
    }
    let right = DemoAccount.password.credentials
    wait(0.5)
    await #expect(throws: AccountError.blocked(seconds: 60)) { try await service.signIn(right) }
    wait(59)
    await #expect(throws: AccountError.blocked(seconds: 1)) { try await service.signIn(right) }
    wait(1)
    #expect(try await service.signIn(right) == .signedIn(DemoAccount.password.account))
  }

  @Test("a code completes a sign-in, once")
  func code() async throws {
    #expect(
      try await service.signIn(DemoAccount.code.credentials)
        == .codeSent(challenge(code: "111111")))
    await #expect(throws: AccountError.wrongCode(attemptsLeft: 4)) {
      try await service.confirm("999999", challenge: id)
    }
    #expect(
      try await service.confirm("111111", challenge: id)
        == Account(email: "careful@example.com", name: "Careful"))
    await #expect(throws: AccountError.signInEnded) {
      try await service.confirm("111111", challenge: id)
    }
  }

  @Test("a code expires after five attempts and after five minutes")
  func limits() async throws {
    _ = try await service.signIn(DemoAccount.code.credentials)
    for left in [4, 3, 2, 1] {
      await #expect(throws: AccountError.wrongCode(attemptsLeft: left)) {
        try await service.confirm("999999", challenge: id)
      }
    }
    for code in ["999999", "111111"] {
      await #expect(throws: AccountError.noAttemptsLeft) {
        try await service.confirm(code, challenge: id)
      }
    }
    wait(300)
    await #expect(throws: AccountError.codeExpired) {
      try await service.confirm("111111", challenge: id)
    }
  }

  @Test("another code is sent after thirty seconds, and replaces the first")
  func sendingAgain() async throws {
    _ = try await service.signIn(DemoAccount.code.credentials)
    wait(12)
    await #expect(throws: AccountError.tooEarly(seconds: 18)) {
      try await service.sendAgain(id)
    }
    wait(18)
    #expect(try await service.sendAgain(id) == challenge(code: "222222"))
    await #expect(throws: AccountError.wrongCode(attemptsLeft: 4)) {
      try await service.confirm("111111", challenge: id)
    }
    #expect(try await service.confirm("222222", challenge: id) == DemoAccount.code.account)
    await #expect(throws: AccountError.signInEnded) { try await service.sendAgain(id) }
  }

  @Test("random codes have six digits")
  func digits() async throws {
    let service = AccountService()
    for _ in 1...100 {
      guard case .codeSent(let challenge) = try await service.signIn(DemoAccount.code.credentials)
      else { return #expect(Bool(false)) }
      #expect(CodeDigits(challenge.code).text == challenge.code)
      #expect(challenge.code.count == 6)
    }
  }

  @Test(
    "a missing, malformed or long e-mail address has a problem",
    arguments: [
      ("", EmailProblem.missing), ("  ", .missing), ("name", .malformed), ("@", .malformed),
      ("a@b@c", .malformed), ("a b@c.de", .malformed), ("a@b", nil), (" Ä@b.de ", nil),
      (String(repeating: "a", count: 9_998) + "@b", .tooLong(count: 10_000)),
    ])
  func emails(text: String, problem: EmailProblem?) {
    #expect(Credentials(email: text).emailProblem == problem)
  }

  @Test("spaces and dashes in a code are ignored, other characters reported")
  func codeDigits() {
    #expect(CodeDigits("12 34-56").text == "123456")
    #expect(CodeDigits("12 34-56").problem == nil)
    #expect(CodeDigits("1234567").text == "123456")
    #expect(CodeDigits("12a").text == "12")
    #expect(CodeDigits("12a").problem == .notDigits)
    #expect(CodeDigits("١٢").text == "")
    #expect(CodeDigits("١٢").problem == .notDigits)
  }
}
