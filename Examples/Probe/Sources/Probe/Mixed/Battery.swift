import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// The battery of a car, in observable state: the counterpart of ``Odometer``.
@Reducer
struct Battery {
  @ObservableState
  struct State: Equatable {
    var percent = 40
  }

  enum Action {
    case chargeTapped
    case drainTapped
    case unplugTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chargeTapped:
        state.percent = min(100, state.percent + 10)
        return .none

      case .drainTapped:
        state = State()
        return .none

      case .unplugTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct BatteryView: View {
  let store: StoreOf<Battery>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Text("Charged to \(store.percent) percent").monospacedDigit()
    Button("Charge") { store.send(.chargeTapped) }
    Button("Drain") { store.send(.drainTapped) }
    Button("Unplug") { store.send(.unplugTapped) }
  }
}
