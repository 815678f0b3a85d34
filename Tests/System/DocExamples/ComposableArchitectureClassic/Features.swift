import ComposableArchitectureClassic
import Foundation

// The features that the examples of ComposableArchitectureClassic use without declaring them.

struct AppState: Equatable {
  var counter = CounterState()
  var prompt: CounterState?
  var rows: IdentifiedArrayOf<RowState> = []
}

enum AppAction: Equatable {
  case counter(CounterAction)
  case prompt(CounterAction)
  case row(id: Int, action: CounterAction)
}

struct AppEnvironment: Sendable {
  var counter = CounterEnvironment.live
  var mainQueue: AnySchedulerOf<DispatchQueue> = .main

  static let live = AppEnvironment()
}

struct CounterState: Equatable {
  var count = 0
  var rhyme: String?
}

enum CounterAction: Equatable {
  case incrementButtonTapped
  case rhymeButtonTapped
  case rhymeResponse(Result<String, Never>)
}

struct CounterEnvironment: Sendable {
  var rhyme: @Sendable (_ number: Int) -> Effect<String, Never>
  var mainQueue: AnySchedulerOf<DispatchQueue>

  static let live = CounterEnvironment(rhyme: { _ in .none }, mainQueue: .main)
}

struct RowState: Equatable, Identifiable {
  let id: Int
}

struct SettingsState: Equatable {
  var isSoundOn = true
}

enum SettingsAction {
  case binding(BindingAction<SettingsState>)
}

let appReducer = Reducer<AppState, AppAction, AppEnvironment>.empty
let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment>.empty
let rowReducer = Reducer<RowState, CounterAction, CounterEnvironment>.empty

// MARK: Clients

struct Camera {
  func requestAccess(_ answer: (Bool) -> Void) {}
}

struct Thermometer {
  struct Observation {
    func stop() {}
  }

  func observe(_ temperature: (Double) -> Void) -> Observation { Observation() }
}

let camera = Camera()
let thermometer = Thermometer()

// MARK: Surroundings

@MainActor
struct Screen {}

@MainActor
struct TestCase {
  let scheduler = DispatchQueue.test
  let store = TestStore(
    initialState: CounterState(), reducer: counterReducer, environment: CounterEnvironment.live)
}
