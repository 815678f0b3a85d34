#if Macros
@testable import ComposableCore

/// A child for tests of operators: a button that counts how often it is pressed, and a motor that runs
/// until it is stopped.
@Reducer
struct Machine {
  struct State: Equatable, Identifiable {
    let id: Int
    var presses = 0
  }

  enum Action: Equatable {
    case press
    case start
    /// Starts the motor; parents remove the machine on the same action.
    case startUnattended
    case stop
  }

  enum Motor { case running }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .press { state.presses += 1 }
      return switch action {
      case .press: .none
      case .stop: .cancel(id: Motor.running)
      case .start, .startUnattended:
        .run { _ in try await Task.never() }.cancellable(id: Motor.running)
      }
    }
  }
}

extension TestStoreTask {
  /// Whether an effect that the action started is still running.
  @MainActor
  var isRunning: Bool { group?.isEmpty == false }
}
#endif
