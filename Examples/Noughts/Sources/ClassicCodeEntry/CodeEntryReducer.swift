import ComposableArchitectureClassic
import Foundation
import NoughtsClients

public struct CodeEntryState: Equatable {
  public var challenge: Challenge
  public var digits = ""
  public var isConfirming = false
  public var isSending = false
  /// Whether the code replaces an earlier one.
  public var isSentAgain = false
  public var problem: CodeProblem?
  public var secondsUntilResend = AccountService.resendDelay

  public init(challenge: Challenge) {
    self.challenge = challenge
  }

  /// Whether the service has been asked and has not answered.
  var isBusy: Bool { isConfirming || isSending }
}

public enum CodeEntryAction: Equatable {
  case appeared
  case backButtonTapped
  case confirmButtonTapped
  case confirmed(Result<Account, AccountError>)
  case digitsTyped(String)
  case secondPassed
  case sendAgainButtonTapped
  case sentAgain(Result<Challenge, AccountError>)
}

public struct CodeEntryEnvironment {
  public var confirm: (String, Challenge.ID) -> Effect<Account, AccountError>
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var sendAgain: (Challenge.ID) -> Effect<Challenge, AccountError>

  public init(
    confirm: @escaping (String, Challenge.ID) -> Effect<Account, AccountError>,
    mainQueue: AnySchedulerOf<DispatchQueue>,
    sendAgain: @escaping (Challenge.ID) -> Effect<Challenge, AccountError>
  ) {
    self.confirm = confirm
    self.mainQueue = mainQueue
    self.sendAgain = sendAgain
  }

  /// An effect that takes a second off the time until another code can be sent, again and again.
  fileprivate var countdown: Effect<CodeEntryAction, Never> {
    Effect.timer(id: Work.countdown, every: 1, on: mainQueue)
      .map { _ in .secondPassed }
  }
}

private enum Work: Hashable {
  case countdown
  case request
}

/// The second step of a visit: a code that was sent to a phone.
public let codeEntryReducer = Reducer<CodeEntryState, CodeEntryAction, CodeEntryEnvironment> {
  state, action, environment in
  switch action {
  case .appeared:
    return state.secondsUntilResend > 0 ? environment.countdown : .none

  case .backButtonTapped:
    return .cancel(ids: [Work.countdown, Work.request])

  case .confirmButtonTapped:
    guard !state.isBusy else { return .none }
    guard state.digits.count == CodeDigits.count else {
      state.problem = .incomplete(count: state.digits.count)
      return .none
    }
    state.isConfirming = true
    state.problem = nil
    return environment.confirm(state.digits, state.challenge.id)
      .receive(on: environment.mainQueue)
      .catchToEffect(CodeEntryAction.confirmed)
      .cancellable(id: Work.request)

  case .confirmed(.success):
    state.isConfirming = false
    return .cancel(id: Work.countdown)

  case .confirmed(.failure(let error)):
    state.isConfirming = false
    state.problem = .refused(error)
    return .none

  case .digitsTyped(let text):
    let digits = CodeDigits(text)
    state.digits = digits.text
    state.problem = digits.problem
    return .none

  case .secondPassed:
    state.secondsUntilResend -= 1
    return state.secondsUntilResend > 0 ? .none : .cancel(id: Work.countdown)

  case .sendAgainButtonTapped:
    guard !state.isBusy, state.secondsUntilResend <= 0 else { return .none }
    state.isSending = true
    state.problem = nil
    return environment.sendAgain(state.challenge.id)
      .receive(on: environment.mainQueue)
      .catchToEffect(CodeEntryAction.sentAgain)
      .cancellable(id: Work.request)

  case .sentAgain(.success(let challenge)):
    state.challenge = challenge
    state.digits = ""
    state.isSending = false
    state.isSentAgain = true
    state.secondsUntilResend = AccountService.resendDelay
    return environment.countdown

  case .sentAgain(.failure(let error)):
    state.isSending = false
    state.problem = .refused(error)
    return .none
  }
}
