#if Macros
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

// The code of the article "A first feature".

// quoted: feature
@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var isMeasuring = false
    var reading: Int?
    var target = 20
  }

  enum Action {
    case coolerButtonTapped
    case measureButtonTapped
    case measured(Result<Int, any Error>)
    case warmerButtonTapped
  }

  @Dependency(\.thermometer) var thermometer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coolerButtonTapped:
        state.target -= 1
        return .none

      case .measureButtonTapped:
        state.isMeasuring = true
        return .run { send in
          await send(.measured(Result { try await thermometer.read() }))
        }

      case .measured(let result):
        state.isMeasuring = false
        state.reading = try? result.get()
        return .none

      case .warmerButtonTapped:
        state.target += 1
        return .none
      }
    }
  }
}
// end

// quoted: dependency
@DependencyClient
struct Thermometer: Sendable {
  var read: @Sendable () async throws -> Int
}

extension Thermometer: DependencyKey {
  static let liveValue = Thermometer {
    let file = URL(fileURLWithPath: "/sys/class/thermal/thermal_zone0/temp")
    let text = try String(contentsOf: file, encoding: .utf8)
    return (Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) / 1_000
  }

  static let testValue = Thermometer()
}

extension DependencyValues {
  var thermometer: Thermometer {
    get { self[Thermometer.self] }
    set { self[Thermometer.self] = newValue }
  }
}
// end

// quoted: view
struct ThermostatView: View {
  let store: StoreOf<Thermostat>

  var body: some View {
    Form {
      HStack {
        Button("−") { store.send(.coolerButtonTapped) }
        Text("\(store.target)°")
        Button("+") { store.send(.warmerButtonTapped) }
      }
      Button("Measure") { store.send(.measureButtonTapped) }
        .disabled(store.isMeasuring)
      if let reading = store.reading {
        Text("It is \(reading)° here.")
      }
    }
  }
}
// end

@MainActor
@Suite("A first feature")
struct ThermostatTests {
  // quoted: test
  @Test func measuring() async {
    let store = TestStore(initialState: Thermostat.State()) {
      Thermostat()
    } withDependencies: {
      $0.thermometer.read = { 19 }
    }

    await store.send(.warmerButtonTapped) {
      $0.target = 21
    }
    await store.send(.measureButtonTapped) {
      $0.isMeasuring = true
    }
    await store.receive(\.measured.success) {
      $0.isMeasuring = false
      $0.reading = 19
    }
  }
  // end

  // quoted: view-test
  @Test func screen() async throws {
    let screen = ViewTester(
      ThermostatView(
        store: Store(initialState: Thermostat.State()) {
          Thermostat()
        } withDependencies: {
          $0.thermometer.read = { 19 }
        }))

    try screen.button("+").tap()
    #expect(screen.texts == ["21°"])
    try screen.button("Measure").tap()
    try await screen.wait { screen.texts == ["21°", "It is 19° here."] }
  }
  // end
}
#endif
