import ComposableArchitecture
import FactSource

/// A banner that looks for sentences about one number, one after another.
@Reducer
public struct Footnote: Sendable {
  @ObservableState
  public struct State: Equatable {
    public let number: Int
    /// Whether the last search found nothing.
    public var isEmptyHanded = false
    public var isSearching = true
    /// The sentence that was found last.
    public var sentence: String?

    public init(number: Int) {
      self.number = number
    }
  }

  public enum Action: Sendable {
    case closeTapped
    case found(Result<String, any Error>)
    case nextTapped
    /// The banner has appeared, for its number.
    case opened
  }

  private enum Work {
    case search
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.factSource) private var factSource

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }

      case .found(let result):
        state.isSearching = false
        switch result {
        case .success(let sentence):
          state.isEmptyHanded = false
          state.sentence = sentence
        case .failure:
          state.isEmptyHanded = true
        }
        return .none

      case .nextTapped:
        guard !state.isSearching else { return .none }
        state.isSearching = true
        return search(state.number)

      case .opened:
        return search(state.number)
      }
    }
  }

  /// Looks for a sentence, and cancels a search for another number that still runs.
  private func search(_ number: Int) -> Effect<Action> {
    .run { send in
      await send(.found(Result { try await factSource.sentence(number) }))
    }
    .cancellable(id: Work.search, cancelInFlight: true)
  }
}
