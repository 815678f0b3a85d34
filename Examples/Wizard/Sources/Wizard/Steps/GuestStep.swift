import ComposableArchitecture

/// The step for the details of the guest who checks in.
@Reducer
struct GuestStep {
  @ObservableState
  struct State: Equatable {
    @Shared(.draft) var draft
    var showsProblems = false

    var guest: Draft.Guest {
      get { draft.guest }
      set { $draft.withLock { $0.guest = newValue } }
    }

    /// The problems to show: all of them after an attempt to continue, before that the long texts.
    var problems: [Problem] {
      draft.guest.problems.filter { problem in
        switch problem {
        case .nameTooLong, .wishesTooLong: true
        default: showsProblems
        }
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case continueButtonTapped
    case delegate(StepDelegate)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .continueButtonTapped:
        state.showsProblems = true
        return state.problems.isEmpty ? .send(.delegate(.completed)) : .none
      }
    }
  }
}
