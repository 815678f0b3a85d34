import Foundation

/// Accounts in this process: checks passwords, sends codes, and limits how often both are tried.
///
/// A code is valid for five minutes and five attempts. Five wrong passwords in a row block an
/// address for a minute.
public actor AccountService {
  /// The number of wrong passwords, and of wrong codes, that are let through.
  public static let attempts = 5
  /// The seconds until another code can be sent.
  public static let resendDelay = 30

  private static let codeLifetime: TimeInterval = 300
  private static let blockedTime: TimeInterval = 60
  /// The number of addresses and of sign-ins that are remembered: strangers can send any number.
  private static let memory = 1_000

  private struct Failures {
    var count = 0
    var last: Date
  }

  private struct Pending {
    var account: Account
    var code: String
    var sentAt: Date
    var attemptsLeft = AccountService.attempts
  }

  private let now: @Sendable () -> Date
  private let makeID: @Sendable () -> UUID
  private let makeCode: @Sendable () -> String
  private var failures: [String: Failures] = [:]
  private var pending: [UUID: Pending] = [:]

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - now: Returns the time.
  ///   - makeID: Returns the id of a sign-in that waits for a code.
  ///   - makeCode: Returns six digits.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() },
    makeCode: @escaping @Sendable () -> String = {
      let number = String(Int.random(in: 0...999_999))
      return String(repeating: "0", count: 6 - number.count) + number
    }
  ) {
    self.now = now
    self.makeID = makeID
    self.makeCode = makeCode
  }

  /// Signs in, or sends a code if the account asks for one.
  public func signIn(_ credentials: Credentials) throws -> SignInReply {
    let email = credentials.account
    let blockedUntil = failures[email].flatMap { failures in
      failures.count < Self.attempts ? nil : failures.last.addingTimeInterval(Self.blockedTime)
    }
    if let blockedUntil {
      guard now() >= blockedUntil else {
        throw AccountError.blocked(seconds: secondsUntil(blockedUntil))
      }
      failures[email] = nil
    }
    let match = DemoAccount.allCases.first {
      $0.credentials.email == email && $0.credentials.password == credentials.password
    }
    guard let match else {
      failures[email] = Failures(count: (failures[email]?.count ?? 0) + 1, last: now())
      forgetOldest()
      throw AccountError.unknownAccount
    }
    failures[email] = nil
    guard match == .code else { return .signedIn(match.account) }
    let id = makeID()
    let challenge = send(to: match.account, id: id)
    forgetOldest()
    return .codeSent(challenge)
  }

  /// Completes a sign-in with the code that was sent.
  public func confirm(_ code: String, challenge id: Challenge.ID) throws -> Account {
    guard var attempt = pending[id] else { throw AccountError.signInEnded }
    guard now() < attempt.sentAt.addingTimeInterval(Self.codeLifetime) else {
      throw AccountError.codeExpired
    }
    guard attempt.attemptsLeft > 0 else { throw AccountError.noAttemptsLeft }
    guard attempt.code == code else {
      attempt.attemptsLeft -= 1
      pending[id] = attempt
      throw attempt.attemptsLeft > 0
        ? AccountError.wrongCode(attemptsLeft: attempt.attemptsLeft) : .noAttemptsLeft
    }
    pending[id] = nil
    return attempt.account
  }

  /// Sends a new code, which replaces the one before.
  public func sendAgain(_ id: Challenge.ID) throws -> Challenge {
    guard let attempt = pending[id] else { throw AccountError.signInEnded }
    let allowedAt = attempt.sentAt.addingTimeInterval(TimeInterval(Self.resendDelay))
    guard now() >= allowedAt else {
      throw AccountError.tooEarly(seconds: secondsUntil(allowedAt))
    }
    return send(to: attempt.account, id: id)
  }

  private func send(to account: Account, id: UUID) -> Challenge {
    let code = makeCode()
    pending[id] = Pending(account: account, code: code, sentAt: now())
    return Challenge(id: id, email: account.email, phone: "07", code: code)
  }

  private func secondsUntil(_ date: Date) -> Int {
    max(1, Int(date.timeIntervalSince(now()).rounded(.up)))
  }

  private func forgetOldest() {
    if failures.count > Self.memory,
      let oldest = failures.min(by: { $0.value.last < $1.value.last })
    {
      failures[oldest.key] = nil
    }
    if pending.count > Self.memory,
      let oldest = pending.min(by: { $0.value.sentAt < $1.value.sentAt })
    {
      pending[oldest.key] = nil
    }
  }
}
