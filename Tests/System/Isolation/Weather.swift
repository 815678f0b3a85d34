import ComposableArchitecture

/// A feature with effects.
@Reducer
struct Weather {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Waypoint.ID
    var meters = 0
    var forecast: WeatherClient.Forecast?
    var isLoading = false
    var failure: String?
  }

  enum Action {
    case appeared
    case refreshButtonTapped
    case cancelButtonTapped
    case response(Result<WeatherClient.Forecast, any Error>)
    case ticked
    case updated(WeatherClient.Forecast)
  }

  private enum CancelID { case request, timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.weather) var weather
  @Dependency(\.uuid) private var uuid
  @Dependency(MapClientOwner.self) var map

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .merge(
          .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(60)) { await send(.ticked) }
          }
          .cancellable(id: CancelID.timer, cancelInFlight: true),
          .run { [weather] send in
            for await forecast in weather.updates() { await send(.updated(forecast)) }
          }
        )
      case .refreshButtonTapped, .ticked:
        state.isLoading = true
        return .run { [meters = state.meters] send in
          await send(.response(Result { try await weather.forecast(meters) }))
        } catch: { error, send in
          await send(.response(.failure(error)))
        }
        .cancellable(id: CancelID.request)
      case .cancelButtonTapped:
        state.isLoading = false
        return .cancel(id: CancelID.request)
      case .response(.success(let forecast)), .updated(let forecast):
        state.isLoading = false
        state.forecast = forecast
        return .none
      case .response(.failure(let error)):
        state.isLoading = false
        state.failure = error.localizedDescription
        return .none
      }
    }
  }
}

struct MapClientOwner: DependencyKey, Sendable {
  var map = "map"
  static let liveValue = MapClientOwner()
  static let testValue = MapClientOwner(map: "test")
}
