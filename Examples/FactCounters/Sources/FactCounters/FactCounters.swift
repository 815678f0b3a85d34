import ComposableArchitecture

/// A list of counters, and a banner with a fact about one of them.
@Reducer
public struct FactCounters: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var counters: IdentifiedArrayOf<CounterRow.State> = []
    public var factPrompt: FactPrompt.State?

    public init(
      counters: IdentifiedArrayOf<CounterRow.State> = [], factPrompt: FactPrompt.State? = nil
    ) {
      self.counters = counters
      self.factPrompt = factPrompt
    }
  }

  public enum Action: Sendable {
    case addButtonTapped
    case counters(IdentifiedActionOf<CounterRow>)
    case factPrompt(FactPrompt.Action)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.counters.append(CounterRow.State(id: uuid()))
        return .none

      case .counters(.element(let id, .counter(.factResponse(.success(let fact))))):
        guard let count = state.counters[id: id]?.counter.count else { return .none }
        state.factPrompt = FactPrompt.State(count: count, fact: fact)
        return .none

      case .counters(.element(let id, .removeButtonTapped)):
        state.counters.remove(id: id)
        return .none

      case .factPrompt(.dismissButtonTapped):
        state.factPrompt = nil
        return .none

      case .counters, .factPrompt:
        return .none
      }
    }
    .forEach(\.counters, action: \.counters) {
      CounterRow()
    }
    .ifLet(\.factPrompt, action: \.factPrompt) {
      FactPrompt()
    }
  }
}
