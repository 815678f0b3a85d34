import ComposableArchitecture
import Foundation

struct WeatherView: View {
  let store: StoreOf<Weather>

  var body: some View {
    VStack {
      if store.isLoading { ProgressView() }
      if let forecast = store.forecast { Text("\(forecast.celsius) °C, \(forecast.summary)") }
      Button("Refresh") { store.send(.refreshButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped, animation: .default) }
    }
    .task { await store.send(.appeared).finish() }
  }
}

#Preview {
  WeatherView(
    store: Store(initialState: Weather.State(id: UUID())) {
      Weather()
    } withDependencies: {
      $0.weather.stations = { ["Valley"] }
    })
}
