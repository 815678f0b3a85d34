import ComposableArchitecture
import Foundation

/// A list with elements, a stack and presented features.
@Reducer
struct Trail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(WaypointEditor)
    case dialog(ConfirmationDialogState<Dialog>)
    @ReducerCaseIgnored case help(page: Int)

    @CasePathable
    enum Alert: Equatable { case confirmDeletion(Waypoint.ID) }
    enum Dialog { case share, print }
  }

  @Reducer
  enum Path {
    case weather(Weather)
    case edit(WaypointEditor)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<Weather.State> = []
    var top: Weather.State?
    @Shared(.waypoints) var waypoints
    @Shared(.level("trail")) var level = 1
  }

  enum Action {
    case addButtonTapped
    case deleteButtonTapped(Waypoint.ID)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Weather>)
    case top(Weather.Action)
    case weatherButtonTapped(Waypoint.ID)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.map) var map
  @Dependency(\.steps) var steps
  @Dependency(\.locating) var locating

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .edit(WaypointEditor.State(waypoint: Waypoint(id: uuid())))
        return .none
      case .deleteButtonTapped(let id):
        state.destination = .alert(.deletion(of: id))
        return .none
      case .destination(.presented(.alert(.confirmDeletion(let id)))):
        state.$waypoints.withLock { _ = $0.remove(id: id) }
        return .none
      case .destination(.presented(.edit(.delegate(.save(let waypoint))))):
        state.$waypoints.withLock { $0[id: waypoint.id] = waypoint }
        return .none
      case .destination, .path, .rows, .top:
        return .none
      case .weatherButtonTapped(let id):
        state.path.append(.weather(Weather.State(id: id)))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.top, action: \.top) { Weather() }
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows) { Weather() }
  }
}

extension Trail.Destination.State: Equatable {}
extension Trail.Path.State: Equatable {}

extension AlertState where Action == Trail.Destination.Alert {
  static func deletion(of id: Waypoint.ID) -> Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion(id)) { TextState("Delete") }
    }
  }
}
