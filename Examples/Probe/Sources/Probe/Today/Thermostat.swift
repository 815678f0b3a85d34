import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// Two properties of one struct, each shown by a view of its own.
@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var degrees = 19
    var isFanOn = false
  }

  enum Action {
    case coolerTapped
    case factorySettingTapped
    case fanSwitched(Bool)
    case previewTapped
    case restoreCopyTapped
    case warmerTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coolerTapped:
        state.degrees -= 1

      case .factorySettingTapped:
        state = State()

      case .fanSwitched(let isOn):
        state.isFanOn = isOn

      case .previewTapped:
        var preview = state
        preview.degrees = 30

      case .restoreCopyTapped:
        var copy = state
        copy.degrees += 5
        state = copy

      case .warmerTapped:
        state.degrees += 1
      }
      return .none
    }
  }
}

struct ThermostatView: View {
  let store: StoreOf<Thermostat>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section("Living room") {
        DegreesView(store: store)
        FanView(store: store)
      }
      Section {
        Button("Warmer") { store.send(.warmerTapped) }
        Button("Cooler") { store.send(.coolerTapped) }
        Button("Factory setting") { store.send(.factorySettingTapped) }
        Button("Change a copy, drop it") { store.send(.previewTapped) }
        Button("Change a copy, keep it") { store.send(.restoreCopyTapped) }
      }
    }
  }
}

struct DegreesView: View {
  let store: StoreOf<Thermostat>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    LabeledContent("Heats to") { Text("\(store.degrees) °C").monospacedDigit() }
  }
}

struct FanView: View {
  @Bindable var store: StoreOf<Thermostat>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Toggle("Fan", isOn: $store.isFanOn.sending(\.fanSwitched))
    Text(store.isFanOn ? "The fan turns" : "The fan rests")
  }
}
