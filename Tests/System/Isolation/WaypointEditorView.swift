import ComposableArchitecture

@ViewAction(for: WaypointEditor.self)
struct WaypointEditorView: View {
  @Bindable var store: StoreOf<WaypointEditor>
  @FocusState private var focus: WaypointEditor.State.Field?

  var body: some View {
    Form {
      TextField("Name", text: $store.waypoint.name)
        .focused($focus, equals: .name)
      Stepper("\(store.waypoint.meters) m", value: $store.waypoint.meters)
      Picker("Kind", selection: $store.waypoint.kind) {
        ForEach(Waypoint.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Button("Save") { send(.saveButtonTapped) }
      Button("Cancel") { send(.cancelButtonTapped) }
    }
    .bind($store.focus, to: $focus)
    .background(store.isNight ? Color.black : .white)
  }
}
