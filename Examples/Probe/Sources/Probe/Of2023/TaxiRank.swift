import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A sheet whose feature is replaced by another while it shows.
@Reducer
struct TaxiRank {
  struct State: Equatable {
    @PresentationState var taxi: Odometer.State?
  }

  enum Action {
    case nextTapped(id: Int)
    case taxi(PresentationAction<Odometer.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .nextTapped(let id) = action { state.taxi = Odometer.State(id: id) }
      return .none
    }
    .ifLet(\.$taxi, action: \.taxi) { Odometer() }
  }
}

struct TaxiRankView: View {
  let store: StoreOf<TaxiRank>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Button("Take taxi 1") { store.send(.nextTapped(id: 1)) }
    }
    .sheet(store: store.scope(state: \.$taxi, action: \.taxi)) { taxi in
      VStack(spacing: 12) {
        WithViewStore(taxi, observe: \.id) { id in Text("Taxi \(id.state)").font(.headline) }
        OdometerView(store: taxi)
        Button("Change to taxi 1") { store.send(.nextTapped(id: 1)) }
        Button("Change to taxi 2") { store.send(.nextTapped(id: 2)) }
      }
    }
  }
}
