import ClassicBoard
import ClassicCodeEntry
import ClassicSignIn
import ComposableArchitectureClassic
import Foundation
import NoughtsClients
import NoughtsRules

/// The outside world of the whole game.
public struct NoughtsEnvironment {
  public var confirm: (String, Challenge.ID) -> Effect<Account, AccountError>
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var record: (Outcome, Players) -> Effect<Tally, ScoreError>
  public var sendAgain: (Challenge.ID) -> Effect<Challenge, AccountError>
  public var signIn: (Credentials) -> Effect<SignInReply, AccountError>
  public var tally: (Players) -> Effect<Tally, ScoreError>

  public init(
    confirm: @escaping (String, Challenge.ID) -> Effect<Account, AccountError>,
    mainQueue: AnySchedulerOf<DispatchQueue>,
    record: @escaping (Outcome, Players) -> Effect<Tally, ScoreError>,
    sendAgain: @escaping (Challenge.ID) -> Effect<Challenge, AccountError>,
    signIn: @escaping (Credentials) -> Effect<SignInReply, AccountError>,
    tally: @escaping (Players) -> Effect<Tally, ScoreError>
  ) {
    self.confirm = confirm
    self.mainQueue = mainQueue
    self.record = record
    self.sendAgain = sendAgain
    self.signIn = signIn
    self.tally = tally
  }

  var board: BoardEnvironment {
    BoardEnvironment(mainQueue: mainQueue, record: record, tally: tally)
  }

  var codeEntry: CodeEntryEnvironment {
    CodeEntryEnvironment(confirm: confirm, mainQueue: mainQueue, sendAgain: sendAgain)
  }

  var signInStep: SignInEnvironment {
    SignInEnvironment(mainQueue: mainQueue, signIn: signIn)
  }
}

extension NoughtsEnvironment {
  /// The services that today's style uses as well.
  public static var live: NoughtsEnvironment {
    publishing(accounts: .liveValue, scores: .liveValue)
  }

  /// Returns an environment whose publishers ask the clients of today's style.
  public static func publishing(
    accounts: AccountClient, scores: ScoreClient
  ) -> NoughtsEnvironment {
    NoughtsEnvironment(
      confirm: { code, id in account { try await accounts.confirm(code, id) } },
      mainQueue: .main,
      record: { outcome, players in score { try await scores.record(outcome, players) } },
      sendAgain: { id in account { try await accounts.sendAgain(id) } },
      signIn: { credentials in account { try await accounts.signIn(credentials) } },
      tally: { players in score { try await scores.tally(players) } })
  }

  private static func account<Value>(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Effect<Value, AccountError> {
    Effect<Value, any Error>.task(operation: work).mapError(AccountError.init).eraseToEffect()
  }

  private static func score<Value>(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Effect<Value, ScoreError> {
    Effect<Value, any Error>.task(operation: work).mapError(ScoreError.init).eraseToEffect()
  }
}
