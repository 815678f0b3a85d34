import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A pan that takes weights of 50 g.
@Reducer
struct Pan {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var grams = 0
  }

  enum Action {
    case addTapped
    case takeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.grams += 50

      case .takeTapped:
        state.grams = max(0, state.grams - 50)
      }
      return .none
    }
  }
}

/// Two features of one kind beside each other.
@Reducer
struct Scales {
  @ObservableState
  struct State: Equatable {
    var left = Pan.State(id: 1)
    var right = Pan.State(id: 2)
  }

  enum Action {
    case clearTapped
    case left(Pan.Action)
    case newScalesTapped
    case right(Pan.Action)
    case swapTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Pan() }
    Scope(state: \.right, action: \.right) { Pan() }
    Reduce { state, action in
      switch action {
      case .clearTapped:
        state.left = Pan.State(id: 1)
        state.right = Pan.State(id: 2)

      case .left, .right:
        break

      case .newScalesTapped:
        state = State()

      case .swapTapped:
        (state.left, state.right) = (state.right, state.left)
      }
      return .none
    }
  }
}

struct ScalesView: View {
  let store: StoreOf<Scales>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section("Left pan") { PanView(store: store.scope(state: \.left, action: \.left)) }
      Section("Right pan") { PanView(store: store.scope(state: \.right, action: \.right)) }
      Section {
        Button("Swap the pans") { store.send(.swapTapped) }
        Button("Clear both pans") { store.send(.clearTapped) }
        Button("Take new scales") { store.send(.newScalesTapped) }
      }
    }
  }
}

struct PanView: View {
  let store: StoreOf<Pan>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Text("\(store.grams) g")
    HStack {
      Button("Add 50 g") { store.send(.addTapped) }
      Button("Take 50 g") { store.send(.takeTapped) }
    }
  }
}
