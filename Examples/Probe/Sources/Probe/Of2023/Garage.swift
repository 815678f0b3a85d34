import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A car that is there or not, shown by an `IfLetStore`.
@Reducer
struct Garage {
  struct State: Equatable {
    var car: Odometer.State?
  }

  enum Action {
    case car(Odometer.Action)
    case doorTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .doorTapped = action {
        state.car = state.car == nil ? Odometer.State() : nil
      }
      return .none
    }
    .ifLet(\.car, action: \.car) { Odometer() }
  }
}

struct GarageView: View {
  let store: StoreOf<Garage>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      Button("Open the door for a car") { store.send(.doorTapped) }
      IfLetStore(store.scope(state: \.car, action: \.car)) { car in
        let _ = log.record("GarageView.car")
        Section("Car") { OdometerView(store: car) }
      } else: {
        let _ = log.record("GarageView.empty")
        Text("The garage is empty")
      }
    }
  }
}
