import ComposableArchitectureClassic
import Foundation
import NoughtsClients

public struct SignInState: Equatable {
  public var credentials: Credentials
  public var failure: AccountError?
  public var isChecking = false
  /// Whether fields say what is wrong with them: not before the first attempt.
  public var showsProblems = false

  public init(credentials: Credentials = Credentials()) {
    self.credentials = credentials
  }
}

public enum SignInAction: Equatable {
  case answered(Result<SignInReply, AccountError>)
  case binding(BindingAction<SignInState>)
  case demoAccountTapped(DemoAccount)
  case signInButtonTapped
}

public struct SignInEnvironment {
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var signIn: (Credentials) -> Effect<SignInReply, AccountError>

  public init(
    mainQueue: AnySchedulerOf<DispatchQueue>,
    signIn: @escaping (Credentials) -> Effect<SignInReply, AccountError>
  ) {
    self.mainQueue = mainQueue
    self.signIn = signIn
  }
}

/// The first step of a visit: an e-mail address and a password.
public let signInReducer = Reducer<SignInState, SignInAction, SignInEnvironment> {
  state, action, environment in
  switch action {
  case .answered(let result):
    state.isChecking = false
    if case .failure(let error) = result { state.failure = error }
    return .none

  case .binding:
    state.failure = nil
    return .none

  case .demoAccountTapped(let account):
    state.credentials = account.credentials
    state.failure = nil
    return .none

  case .signInButtonTapped:
    guard !state.isChecking else { return .none }
    state.failure = nil
    state.showsProblems = true
    guard state.credentials.areComplete else { return .none }
    state.isChecking = true
    return environment.signIn(state.credentials)
      .receive(on: environment.mainQueue)
      .catchToEffect(SignInAction.answered)
  }
}
.binding(action: /SignInAction.binding)
