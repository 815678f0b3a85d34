import ComposableArchitecture

/// The step for the dates of the stay, and for the guests.
@Reducer
struct DatesStep {
  @ObservableState
  struct State: Equatable {
    @Shared(.draft) var draft
    var today: Day

    var form: Draft {
      get { draft }
      set { $draft.withLock { $0 = newValue } }
    }

    var problems: [Problem] { draft.problems(of: .dates, today: today) }
  }

  enum Action: BindableAction {
    case addChildButtonTapped
    case binding(BindingAction<State>)
    case checkInPicked(Day)
    case checkOutPicked(Day)
    case continueButtonTapped
    case delegate(StepDelegate)
    case removeChildButtonTapped(id: Draft.Child.ID)
  }

  @Dependency(\.today) var today
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addChildButtonTapped:
        state.$draft.withLock { $0.children.append(Draft.Child(id: uuid())) }
        return .none

      case .binding, .delegate:
        return .none

      case .checkInPicked(let day):
        // A stay keeps its length when it is moved.
        let nights = max(1, state.draft.nights)
        state.$draft.withLock {
          $0.checkIn = day
          $0.checkOut = day + nights
        }
        return .none

      case .checkOutPicked(let day):
        state.$draft.withLock { $0.checkOut = day }
        return .none

      case .continueButtonTapped:
        state.today = today
        return state.problems.isEmpty ? .send(.delegate(.completed)) : .none

      case .removeChildButtonTapped(let id):
        state.$draft.withLock { $0.children.removeAll { $0.id == id } }
        return .none
      }
    }
  }
}

/// Events of a step that concern the whole wizard.
@CasePathable
enum StepDelegate: Equatable, Sendable {
  case booked(id: Booking.ID)
  case changeRequested(Step)
  case completed
}
