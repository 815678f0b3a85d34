import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// The kilometres of a car, in state that is not observable: a view store observes it.
@Reducer
struct Odometer {
  struct State: Equatable, Identifiable {
    var id = 1
    var kilometres = 0
  }

  enum Action {
    case driveLaterTapped
    case driveTapped
    case parkTapped
    case rewindTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .driveLaterTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.driveTapped)
        }

      case .driveTapped:
        state.kilometres += 1
        return .none

      case .parkTapped:
        return .run { _ in await dismiss() }

      case .rewindTapped:
        state.kilometres = 0
        return .none
      }
    }
  }
}

struct OdometerView: View {
  let store: StoreOf<Odometer>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store, observe: \.self) { viewStore in
      let _ = log.record("OdometerView.content")
      Text("\(viewStore.kilometres) km").monospacedDigit()
      Button("Drive a kilometre") { viewStore.send(.driveTapped) }
      Button("Drive in a second") { viewStore.send(.driveLaterTapped) }
      Button("Rewind") { viewStore.send(.rewindTapped) }
      Button("Park") { viewStore.send(.parkTapped) }
    }
  }
}
