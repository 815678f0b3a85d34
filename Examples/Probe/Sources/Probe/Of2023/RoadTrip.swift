import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A navigation stack whose screens observe view stores.
@Reducer
struct RoadTrip {
  struct State: Equatable {
    var legs = StackState<Odometer.State>()
  }

  enum Action {
    case homeTapped
    case legs(StackActionOf<Odometer>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .homeTapped = action { state.legs.removeAll() }
      return .none
    }
    .forEach(\.legs, action: \.legs) { Odometer() }
  }
}

struct RoadTripView: View {
  let store: StoreOf<RoadTrip>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    NavigationStackStore(store.scope(state: \.legs, action: \.legs)) {
      Form {
        NavigationLink("Begin the next leg", state: Odometer.State())
      }
      .navigationTitle("Road trip begins")
    } destination: { leg in
      Form {
        OdometerView(store: leg)
        NavigationLink("Begin the next leg", state: Odometer.State())
        Button("Drive home") { store.send(.homeTapped) }
      }
      .navigationTitle("Leg")
    }
  }
}
