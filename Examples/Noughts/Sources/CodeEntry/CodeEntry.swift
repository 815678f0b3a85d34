import ComposableArchitecture
import NoughtsClients

/// The second step of a visit: a code that was sent to a phone.
@Reducer
public struct CodeEntry: Sendable {
  @ObservableState
  public struct State: Equatable {
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

  public enum Action {
    case backButtonTapped
    case confirmButtonTapped
    case confirmed(Result<Account, AccountError>)
    case delegate(Delegate)
    case digitsTyped(String)
    case secondPassed
    case sendAgainButtonTapped
    case sentAgain(Result<Challenge, AccountError>)
    case task

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case confirmed(Account)
      case left
    }
  }

  private enum Work {
    case countdown
    case request
  }

  @Dependency(\.accounts) private var accounts
  @Dependency(\.continuousClock) private var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .backButtonTapped:
        return .merge(
          .cancel(id: Work.countdown), .cancel(id: Work.request), .send(.delegate(.left)))

      case .confirmButtonTapped:
        guard !state.isBusy else { return .none }
        guard state.digits.count == CodeDigits.count else {
          state.problem = .incomplete(count: state.digits.count)
          return .none
        }
        state.isConfirming = true
        state.problem = nil
        return .run { [code = state.digits, id = state.challenge.id] send in
          let account = await Result { try await accounts.confirm(code, id) }
          await send(.confirmed(account.mapError(AccountError.init)))
        }
        .cancellable(id: Work.request)

      case .confirmed(.success(let account)):
        state.isConfirming = false
        return .merge(.cancel(id: Work.countdown), .send(.delegate(.confirmed(account))))

      case .confirmed(.failure(let error)):
        state.isConfirming = false
        state.problem = .refused(error)
        return .none

      case .delegate:
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
        return .run { [id = state.challenge.id] send in
          let challenge = await Result { try await accounts.sendAgain(id) }
          await send(.sentAgain(challenge.mapError(AccountError.init)))
        }
        .cancellable(id: Work.request)

      case .sentAgain(.success(let challenge)):
        state.challenge = challenge
        state.digits = ""
        state.isSending = false
        state.isSentAgain = true
        state.secondsUntilResend = AccountService.resendDelay
        return countDown()

      case .sentAgain(.failure(let error)):
        state.isSending = false
        state.problem = .refused(error)
        return .none

      case .task:
        return state.secondsUntilResend > 0 ? countDown() : .none
      }
    }
  }

  private func countDown() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) {
        await send(.secondPassed)
      }
    }
    .cancellable(id: Work.countdown, cancelInFlight: true)
  }
}
