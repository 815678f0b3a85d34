import ComposableArchitectureClassic
import Foundation

public struct CounterState: Equatable {
  public var alert: AlertState<CounterAction>?
  public var count = 0

  public init(count: Int = 0) {
    self.count = count
  }
}

public enum CounterAction: Equatable {
  case decrementButtonTapped
  case dismissAlert
  case factButtonTapped
  case factResponse(Result<String, FactError>)
  case incrementButtonTapped
}

/// There is no fact to be had.
public struct FactError: Error, Equatable {
  public init() {}
}

public struct CounterEnvironment {
  public var fact: (Int) -> Effect<String, FactError>
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(
    fact: @escaping (Int) -> Effect<String, FactError>, mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.fact = fact
    self.mainQueue = mainQueue
  }
}

public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .decrementButtonTapped:
    if state.count > .min { state.count -= 1 }
    return .none

  case .dismissAlert:
    state.alert = nil
    return .none

  case .factButtonTapped:
    return environment.fact(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(CounterAction.factResponse)

  case .factResponse(.success):
    return .none

  case .factResponse(.failure):
    state.alert = AlertState(
      title: TextState("There is no fact to be had about this number."))
    return .none

  case .incrementButtonTapped:
    if state.count < .max { state.count += 1 }
    return .none
  }
}

public struct CounterRowState: Equatable, Identifiable {
  public var counter: CounterState
  public let id: UUID

  public init(counter: CounterState = CounterState(), id: UUID) {
    self.counter = counter
    self.id = id
  }
}

public enum CounterRowAction: Equatable {
  case counter(CounterAction)
  case removeButtonTapped
}
