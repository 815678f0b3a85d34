import ComposableArchitecture
import Testing

@MainActor
struct MarkersTests {
  @Test func addsMarkers() async {
    let store = TestStore(initialState: Markers.State()) {
      Markers()
    } withDependencies: {
      $0[RouteClient.self].lengths = { [1] }
    }
    let marker = Marker(id: Marker.ID(number: 1))
    await store.send(.added(marker)) { $0.markers = [Marker(id: marker.id, title: "New")] }
    await store.send(\.binding.style, .flag) { $0.style = .flag }
    await store.send(.onAppear)
    await store.receive(\.measured) { $0.lengths = [1] }
    #expect(store.state.page.is(\.list))
  }
}
