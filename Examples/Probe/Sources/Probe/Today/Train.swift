import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A train on a board of the station, which counts its own delay and can leave.
@Reducer
struct Train {
  @ObservableState
  struct State: Equatable {
    let line: String
    var delay = 0
  }

  enum Action {
    case cancelTapped
    case delayTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelTapped:
        return .run { _ in await dismiss() }

      case .delayTapped:
        state.delay += 5
        return .none
      }
    }
  }
}

struct TrainView: View {
  let store: StoreOf<Train>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    LabeledContent("Train \(store.line)") { Text("\(store.delay) min late") }
    Button("Five minutes later") { store.send(.delayTapped) }
    Button("Cancel the train", role: .destructive) { store.send(.cancelTapped) }
  }
}
