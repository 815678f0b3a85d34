import ComposableArchitecture
import Foundation

/// A counter in a list, which can be removed from it.
@Reducer
public struct CounterRow: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public var counter: Counter.State
    public let id: UUID

    public init(counter: Counter.State = Counter.State(), id: UUID) {
      self.counter = counter
      self.id = id
    }
  }

  public enum Action: Sendable {
    case counter(Counter.Action)
    /// Handled by the parent, which has the list.
    case removeButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
  }
}
