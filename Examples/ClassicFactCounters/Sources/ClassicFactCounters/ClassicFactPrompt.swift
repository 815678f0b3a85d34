import ComposableArchitectureClassic
import Foundation

public struct FactPromptState: Equatable {
  public let count: Int
  public var fact: String
  public var isLoading = false

  public init(count: Int, fact: String) {
    self.count = count
    self.fact = fact
  }
}

public enum FactPromptAction: Equatable {
  case dismissButtonTapped
  case factResponse(Result<String, ClassicFactClient.Failure>)
  case getAnotherFactButtonTapped
}

private struct FactRequest: Hashable {}

public let factPromptReducer = Reducer<FactPromptState, FactPromptAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .dismissButtonTapped:
    return .cancel(id: FactRequest())

  case .factResponse(let result):
    state.isLoading = false
    if case .success(let fact) = result { state.fact = fact }
    return .none

  case .getAnotherFactButtonTapped:
    guard !state.isLoading else { return .none }
    state.isLoading = true
    return environment.fact.fetch(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(FactPromptAction.factResponse)
      .cancellable(id: FactRequest())
  }
}
