import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A parent of 2023 that presents a child of today.
@Reducer
struct Workshop {
  struct State: Equatable {
    @PresentationState var battery: Battery.State?
    var showsCharge = false
  }

  enum Action {
    case battery(PresentationAction<Battery.Action>)
    case chargeSwitched(Bool)
    case testTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .battery: break
      case .chargeSwitched(let shows): state.showsCharge = shows
      case .testTapped: state.battery = Battery.State()
      }
      return .none
    }
    .ifLet(\.$battery, action: \.battery) { Battery() }
  }
}

struct WorkshopView: View {
  let store: StoreOf<Workshop>
  @Environment(EvaluationLog.self) private var log

  private struct ViewState: Equatable {
    let percent: Int?
    let showsCharge: Bool

    init(_ state: Workshop.State) {
      percent = state.showsCharge ? state.battery?.percent : nil
      showsCharge = state.showsCharge
    }
  }

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store, observe: ViewState.init) { workshop in
      let _ = log.record("WorkshopView.bench")
      Form {
        Toggle(
          "Show the charge",
          isOn: workshop.binding(get: \.showsCharge, send: { .chargeSwitched($0) }))
        if workshop.showsCharge {
          if let percent = workshop.percent {
            Text("The tester reads \(percent) percent")
          } else {
            Text("Nothing is tested")
          }
        }
        Button("Test a battery") { workshop.send(.testTapped) }
      }
    }
    .sheet(store: store.scope(state: \.$battery, action: \.battery)) { battery in
      VStack(spacing: 12) { BatteryView(store: battery) }
    }
  }
}
