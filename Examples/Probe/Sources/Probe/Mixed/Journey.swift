import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A parent of today around a child of 2023.
@Reducer
struct Journey {
  @ObservableState
  struct State: Equatable {
    var odometer = Odometer.State()
    var rests = 0
    var showsKilometres = false
  }

  enum Action {
    case kilometresSwitched(Bool)
    case odometer(Odometer.Action)
    case restTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.odometer, action: \.odometer) { Odometer() }
    Reduce { state, action in
      switch action {
      case .kilometresSwitched(let shows): state.showsKilometres = shows
      case .odometer: break
      case .restTapped: state.rests += 1
      }
      return .none
    }
  }
}

struct JourneyView: View {
  @Bindable var store: StoreOf<Journey>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section("On the way") {
        Text("Rests: \(store.rests)")
        Button("Rest") { store.send(.restTapped) }
        Toggle("Show the kilometres", isOn: $store.showsKilometres.sending(\.kilometresSwitched))
        if store.showsKilometres { Text("The journey is \(store.odometer.kilometres) km long") }
      }
      Section("Car") {
        OdometerView(store: store.scope(state: \.odometer, action: \.odometer))
      }
    }
  }
}
