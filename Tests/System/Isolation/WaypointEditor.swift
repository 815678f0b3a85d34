import ComposableArchitecture

@Reducer
struct WaypointEditor {
  @ObservableState
  struct State: Equatable {
    var waypoint: Waypoint
    var focus: Field?
    @Shared(.goal) var goal
    @SharedReader(.isNight) var isNight

    enum Field: Hashable { case name, meters }
  }

  enum Action: BindableAction, Equatable, ViewAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case view(View)

    @CasePathable
    enum Delegate: Equatable { case save(Waypoint) }
    @CasePathable
    enum View: Equatable {
      case cancelButtonTapped
      case saveButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.weather.stations) var stations

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.waypoint.name) { _, name in
        Reduce { state, _ in
          if name.isEmpty { state.focus = .name }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.waypoint.meters):
        state.waypoint.meters = max(0, state.waypoint.meters)
        return .none
      case .binding, .delegate:
        return .none
      case .view(.cancelButtonTapped):
        return .run { _ in await dismiss() }
      case .view(.saveButtonTapped):
        state.$goal.withLock { $0 += 1 }
        return .run { [waypoint = state.waypoint] send in
          await send(.delegate(.save(waypoint)))
          await dismiss()
        }
      }
    }
  }
}
