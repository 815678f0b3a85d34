import ComposableArchitecture

struct MarkersView: View {
  @Bindable var store: StoreOf<Markers>

  var body: some View {
    Picker("Style", selection: $store.style) {
      ForEach(Marker.Style.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    ForEach(store.markers) { marker in Text(marker.title) }
    Button("Add") { store.send(.added(Marker(id: Marker.ID(number: store.markers.count)))) }
      .onAppear { store.send(.onAppear) }
  }
}

struct AtlasView: View {
  let store: StoreOf<Atlas>

  var body: some View {
    switch store.state {
    case .markers:
      if let store = store.scope(state: \.markers, action: \.markers) { MarkersView(store: store) }
    case .legend:
      if let store = store.scope(state: \.legend, action: \.legend) {
        Toggle("Legend", isOn: .constant(store.isOpen))
      }
    }
  }
}

struct CountedView: View {
  @State private var store = Store(initialState: Markers.State()) { Counted(base: Markers()) }

  var body: some View {
    MarkersView(store: store)
  }
}
