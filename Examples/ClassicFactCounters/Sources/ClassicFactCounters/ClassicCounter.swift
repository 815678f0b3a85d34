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
  case factResponse(Result<String, ClassicFactClient.Failure>)
  case incrementButtonTapped
}

public struct CounterEnvironment {
  public var fact: ClassicFactClient
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(fact: ClassicFactClient, mainQueue: AnySchedulerOf<DispatchQueue>) {
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
    return environment.fact.fetch(state.count)
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
