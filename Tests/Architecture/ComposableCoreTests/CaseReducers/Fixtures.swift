#if Macros
import ComposableCore

/// A feature that counts, by steps of a width that is chosen where it is composed.
@Reducer
public struct Steps {
  /// The feature's state.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The current count.
    public var count = 0
  }

  /// The feature's actions.
  public enum Action: Equatable, Sendable {
    case stepped
  }

  let width: Int

  /// Creates a feature that counts by steps of a width.
  public init(width: Int = 1) {
    self.width = width
  }

  /// The feature's reducer.
  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += width
      return .none
    }
  }
}

/// A feature that is one of several, of every kind that there is.
@Reducer
public enum Place {
  case steps(Steps)
  case wide(steps: Steps = Steps(width: 10))
  case alert(AlertState<Alert>)
  @ReducerCaseIgnored case article(Int)
  case pair(Int, name: String = "")
  case nowhere
  case inner(Inner.Body = Inner.body)
  #if DEBUG
  case debug(Steps)
  #else
  case release
  #endif
  indirect case boxed(Steps)
  case `default`(Steps)

  /// The actions of the alert's buttons.
  public enum Alert: Equatable, Sendable {
    case confirm
  }

  /// A feature that is one of two.
  @Reducer
  public enum Inner {
    case first(Steps)
    case second(Steps)
  }
}

extension Place.State: Equatable {}
extension Place.Action: Equatable {}
extension Place.Inner.State: Equatable {}
extension Place.Inner.Action: Equatable {}
#endif
