import ComposableArchitecture

/// A counter, the child of most screens.
@Reducer
struct Basics {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action {
    case copyAndAssignButtonTapped
    case copyAndDiscardButtonTapped
    case decrementButtonTapped
    case dismissButtonTapped
    case incrementButtonTapped
    case resetButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copyAndAssignButtonTapped:
        var copy = state
        copy.count += 1
        state = copy
        return .none
      case .copyAndDiscardButtonTapped:
        var copy = state
        copy.count += 1
        return .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .dismissButtonTapped:
        return .run { _ in await dismiss() }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .resetButtonTapped:
        state = State(id: state.id)
        return .none
      }
    }
  }
}
