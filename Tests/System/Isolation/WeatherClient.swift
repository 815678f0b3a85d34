import ComposableArchitecture
import Foundation

/// Forecasts of the weather, with the macro; effects call the endpoints off the main actor.
@DependencyClient
nonisolated struct WeatherClient: Sendable {
  var forecast: @Sendable (_ meters: Int) async throws -> Forecast
  var stations: @Sendable () -> [String] = { [] }
  var updates: @Sendable () -> AsyncStream<Forecast> = { .finished }

  struct Forecast: Decodable, Equatable, Sendable {
    var celsius: Double
    var summary: String
  }
}

extension WeatherClient: DependencyKey {
  static let liveValue = WeatherClient(
    forecast: { meters in Forecast(celsius: 20 - Double(meters) / 200, summary: "Clear") },
    stations: { ["Peak"] },
    updates: { AsyncStream { $0.finish() } }
  )

  static var previewValue: WeatherClient { liveValue }
}

extension WeatherClient: TestDependencyKey {
  static let testValue = WeatherClient()
}

extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
