import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// Siblings of both eras.
@Reducer
struct HybridCar {
  @ObservableState
  struct State: Equatable {
    var battery = Battery.State()
    var odometer = Odometer.State()
  }

  enum Action {
    case battery(Battery.Action)
    case newCarTapped
    case odometer(Odometer.Action)
    case serviceTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.battery, action: \.battery) { Battery() }
    Scope(state: \.odometer, action: \.odometer) { Odometer() }
    Reduce { state, action in
      switch action {
      case .battery, .odometer:
        break

      case .newCarTapped:
        state = State()

      case .serviceTapped:
        state.battery = Battery.State()
        state.odometer = Odometer.State()
      }
      return .none
    }
  }
}

struct HybridCarView: View {
  let store: StoreOf<HybridCar>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section("Battery") {
        BatteryView(store: store.scope(state: \.battery, action: \.battery))
      }
      Section("Engine") {
        OdometerView(store: store.scope(state: \.odometer, action: \.odometer))
      }
      Section {
        Button("Service both") { store.send(.serviceTapped) }
        Button("Buy the same car anew") { store.send(.newCarTapped) }
      }
    }
  }
}
