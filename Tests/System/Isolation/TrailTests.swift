import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@MainActor
struct TrailTests {
  @Test func addsWaypoints() async {
    let store = TestStore(initialState: Trail.State()) {
      Trail()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.weather.forecast = { _ in WeatherClient.Forecast(celsius: 1, summary: "Snow") }
      $0.map = .unimplemented
      $0.continuousClock = TestClock()
    }
    await store.send(.addButtonTapped) {
      $0.destination = .edit(WaypointEditor.State(waypoint: Waypoint(id: UUID(0))))
    }
    await store.send(\.destination.edit.binding.focus, .name) {
      $0.destination?.modify(\.edit) { $0.focus = .name }
    }
    await store.send(\.destination.edit.view.saveButtonTapped) {
      $0.destination?.modify(\.edit) { $0.$goal.withLock { $0 += 1 } }
    }
    await store.receive(\.destination.edit.delegate.save)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test(.dependency(\.weather.stations, { ["A"] })) func refreshes() async {
    let store = TestStore(initialState: Weather.State(id: UUID(0))) { Weather() }
    await store.send(.refreshButtonTapped) { $0.isLoading = true }
    await store.receive(\.response.success) { $0.forecast = nil }
    await store.receive(\.response.failure)
    withDependencies {
      $0.weather = WeatherClient()
    } operation: {
      #expect(Settings().goal == 0)
    }
  }
}

/// Tests that leave their actor to the settings.
struct PlainTests {
  @Test func reduces() {
    var state = Weather.State(id: UUID(0))
    _ = Weather().reduce(into: &state, action: .cancelButtonTapped)
    #expect(state == Weather.State(id: UUID(0)))
    #expect(Waypoint(id: UUID(0)) == Waypoint(id: UUID(0)))
  }
}
