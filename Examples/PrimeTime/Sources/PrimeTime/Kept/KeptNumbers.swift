#if Macros
import ComposableArchitecture
import Foundation

/// The numbers that were kept, as a list from which they can be deleted.
@Reducer
struct KeptNumbers {
  @ObservableState
  struct State: Equatable {
    @Shared(.keptNumbers) var kept
  }

  enum Action {
    case rowsDeleted(IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rowsDeleted(let offsets):
        state.$kept.withLock { kept in
          kept.remove(atOffsets: IndexSet(offsets.filter(kept.indices.contains)))
        }
        return .none
      }
    }
  }
}
#endif
