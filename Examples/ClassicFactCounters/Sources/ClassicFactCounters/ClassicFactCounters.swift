import ComposableArchitectureClassic
import Foundation

public struct AppState: Equatable {
  public var counters: IdentifiedArrayOf<CounterRowState> = []
  public var factPrompt: FactPromptState?

  public init(counters: IdentifiedArrayOf<CounterRowState> = []) {
    self.counters = counters
  }
}

public enum AppAction: Equatable {
  case addButtonTapped
  case counterRow(id: UUID, action: CounterRowAction)
  case factPrompt(FactPromptAction)
}

public struct AppEnvironment {
  public var fact: ClassicFactClient
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var uuid: () -> UUID

  public init(
    fact: ClassicFactClient, mainQueue: AnySchedulerOf<DispatchQueue>, uuid: @escaping () -> UUID
  ) {
    self.fact = fact
    self.mainQueue = mainQueue
    self.uuid = uuid
  }

  var counter: CounterEnvironment { CounterEnvironment(fact: fact, mainQueue: mainQueue) }
}

private let counterRowReducer = Reducer<CounterRowState, CounterRowAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .counter:
    return
      counterReducer
      .pullback(
        state: \CounterRowState.counter, action: /CounterRowAction.counter, environment: { $0 }
      )
      .run(&state, action, environment)
      .cancellable(id: state.id)

  case .removeButtonTapped:
    // A fact that comes when the row has gone has no place to go.
    return .cancel(id: state.id)
  }
}

public let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterRowReducer.forEach(
    state: \.counters, action: /AppAction.counterRow(id:action:), environment: \.counter),
  factPromptReducer.optional().pullback(
    state: \.factPrompt, action: /AppAction.factPrompt, environment: \.counter),
  Reducer { state, action, environment in
    switch action {
    case .addButtonTapped:
      state.counters.append(CounterRowState(id: environment.uuid()))
      return .none

    case .counterRow(let id, .counter(.factResponse(.success(let fact)))):
      guard let count = state.counters[id: id]?.counter.count else { return .none }
      state.factPrompt = FactPromptState(count: count, fact: fact)
      return .none

    case .counterRow(let id, .removeButtonTapped):
      state.counters.remove(id: id)
      return .none

    case .factPrompt(.dismissButtonTapped):
      state.factPrompt = nil
      return .none

    case .counterRow, .factPrompt:
      return .none
    }
  })
