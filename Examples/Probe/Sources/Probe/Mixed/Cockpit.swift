import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A parent of 2023 around a child of today.
@Reducer
struct Cockpit {
  struct State: Equatable {
    var battery = Battery.State()
    var honks = 0
    var showsCharge = false
  }

  enum Action {
    case battery(Battery.Action)
    case chargeSwitched(Bool)
    case honkTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.battery, action: \.battery) { Battery() }
    Reduce { state, action in
      switch action {
      case .battery: break
      case .chargeSwitched(let shows): state.showsCharge = shows
      case .honkTapped: state.honks += 1
      }
      return .none
    }
  }
}

struct CockpitView: View {
  let store: StoreOf<Cockpit>
  @Environment(EvaluationLog.self) private var log

  private struct ViewState: Equatable {
    let honks: Int
    let percent: Int?
    let showsCharge: Bool

    init(_ state: Cockpit.State) {
      honks = state.honks
      percent = state.showsCharge ? state.battery.percent : nil
      showsCharge = state.showsCharge
    }
  }

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      WithViewStore(store, observe: ViewState.init) { cockpit in
        let _ = log.record("CockpitView.dashboard")
        Section("Dashboard") {
          Text("Honks: \(cockpit.honks)")
          Button("Honk") { cockpit.send(.honkTapped) }
          Toggle(
            "Show the charge",
            isOn: cockpit.binding(get: \.showsCharge, send: { .chargeSwitched($0) }))
          if let percent = cockpit.percent { Text("The dashboard reads \(percent) percent") }
        }
      }
      Section("Battery") {
        BatteryView(store: store.scope(state: \.battery, action: \.battery))
      }
    }
  }
}
