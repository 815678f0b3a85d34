import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// One of two features at a time, as cases of an enum.
@Reducer
struct StationBoard {
  @Reducer
  enum Panel {
    case arrival(Train)
    case departure(Train)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var panel: Panel.State?
  }

  enum Action {
    case arrivalTapped
    case departureTapped
    case panel(PresentationAction<Panel.Action>)
    case switchOffTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrivalTapped:
        state.panel = .arrival(Train.State(line: "RE 7"))

      case .departureTapped:
        state.panel = .departure(Train.State(line: "IC 42"))

      case .panel:
        break

      case .switchOffTapped:
        state.panel = nil
      }
      return .none
    }
    .ifLet(\.$panel, action: \.panel)
  }
}

extension StationBoard.Panel.State: Equatable {}

struct StationBoardView: View {
  let store: StoreOf<StationBoard>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section {
        Button("Next arrival") { store.send(.arrivalTapped) }
        Button("Next departure") { store.send(.departureTapped) }
        Button("Switch the board off") { store.send(.switchOffTapped) }
      }
      if let store = store.scope(state: \.panel, action: \.panel.presented) {
        switch store.case {
        case .arrival(let store):
          Section("Arrival") { TrainView(store: store) }
        case .departure(let store):
          Section("Departure") { TrainView(store: store) }
        }
      }
    }
  }
}
