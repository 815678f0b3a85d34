import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A parent of today that presents a child of 2023.
@Reducer
struct CarShare {
  @ObservableState
  struct State: Equatable {
    @Presents var car: Odometer.State?
    var showsKilometres = false
  }

  enum Action {
    case borrowTapped
    case car(PresentationAction<Odometer.Action>)
    case kilometresSwitched(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .borrowTapped: state.car = Odometer.State()
      case .car: break
      case .kilometresSwitched(let shows): state.showsKilometres = shows
      }
      return .none
    }
    .ifLet(\.$car, action: \.car) { Odometer() }
  }
}

struct CarShareView: View {
  @Bindable var store: StoreOf<CarShare>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Toggle("Show the kilometres", isOn: $store.showsKilometres.sending(\.kilometresSwitched))
      if store.showsKilometres {
        if let car = store.car {
          Text("The borrowed car has done \(car.kilometres) km")
        } else {
          Text("No car is borrowed")
        }
      }
      Button("Borrow a car") { store.send(.borrowTapped) }
    }
    .sheet(item: $store.scope(state: \.car, action: \.car)) { car in
      VStack(spacing: 12) { OdometerView(store: car) }
    }
  }
}
