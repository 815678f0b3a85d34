import ComposableArchitecture

struct TrailView: View {
  @Bindable var store: StoreOf<Trail>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.waypoints) { waypoint in
          NavigationLink(state: Trail.Path.State.weather(Weather.State(id: waypoint.id))) {
            Text(waypoint.name)
          }
          .onTapGesture { store.send(.deleteButtonTapped(waypoint.id)) }
        }
        ForEach(store.scope(state: \.rows, action: \.rows)) { WeatherView(store: $0) }
        if let store = store.scope(state: \.top, action: \.top) { WeatherView(store: store) }
      }
      .toolbar { Button("Add") { store.send(.addButtonTapped) } }
    } destination: { store in
      switch store.case {
      case .weather(let store): WeatherView(store: store)
      case .edit(let store): WaypointEditorView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      WaypointEditorView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
  }
}
