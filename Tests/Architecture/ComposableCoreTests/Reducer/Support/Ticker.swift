#if Macros
@testable import ComposableCore

/// A child that counts, and that can have work in flight.
@Reducer
struct Ticker {
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case start
    case startAndLeave
    case stop
  }

  enum WorkID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .start, .startAndLeave:
        return .run { _ in try await Task.never() }.cancellable(id: WorkID.work)
      case .stop:
        return .cancel(id: WorkID.work)
      }
    }
  }
}

extension TestStoreTask {
  /// Whether the work that the action started still goes on.
  @MainActor
  var isRunning: Bool { scope?.isEmpty == false }
}
#endif
