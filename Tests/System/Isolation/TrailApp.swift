import ComposableArchitecture
import Observation

struct TrailApp: App {
  static let store = Store(initialState: Trail.State()) { Trail()._printChanges() }

  var body: some Scene {
    WindowGroup { TrailView(store: Self.store) }
  }
}

/// A model without a reducer.
@Observable
final class Settings {
  @ObservationIgnored @Dependency(\.weather) var weather
  @ObservationIgnored @Shared(.goal) var goal

  func load() async throws -> Int {
    let forecast = try await weather.forecast(goal)
    return Int(forecast.celsius)
  }
}
