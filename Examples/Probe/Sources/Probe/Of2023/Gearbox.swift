import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// One of two features, as cases of an enum that is not observable.
@Reducer
struct Gearbox {
  @CasePathable
  enum State: Equatable {
    case forward(Odometer.State)
    case reverse(Odometer.State)
  }

  enum Action {
    case forward(Odometer.Action)
    case reverse(Odometer.Action)
    case shiftTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .shiftTapped = action else { return .none }
      switch state {
      case .forward: state = .reverse(Odometer.State(id: 2))
      case .reverse: state = .forward(Odometer.State(id: 1))
      }
      return .none
    }
    .ifCaseLet(\.forward, action: \.forward) { Odometer() }
    .ifCaseLet(\.reverse, action: \.reverse) { Odometer() }
  }
}

struct GearboxView: View {
  let store: StoreOf<Gearbox>
  @State private var isMiswired = false
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    let isMiswired = isMiswired
    Form {
      Section {
        Button("Shift") { store.send(.shiftTapped) }
        Toggle("Wire reverse to forward", isOn: $isMiswired)
      }
      SwitchStore(store) { state in
        let _ = log.record("GearboxView.gears")
        switch state {
        case .forward:
          CaseLet(\Gearbox.State.forward, action: Gearbox.Action.forward) { gear in
            Section("Forward") { OdometerView(store: gear) }
          }
        case .reverse where isMiswired:
          CaseLet(\Gearbox.State.forward, action: Gearbox.Action.forward) { gear in
            Section("Forward") { OdometerView(store: gear) }
          }
        case .reverse:
          CaseLet(\Gearbox.State.reverse, action: Gearbox.Action.reverse) { gear in
            Section("Reverse") { OdometerView(store: gear) }
          }
        }
      }
    }
  }
}
