import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A depth, which asks before the diver leaves it.
@Reducer
struct Depth {
  enum Answer {
    case partnerPulls
    case surface
    case swimUp
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Answer>?
  }

  enum Action {
    case alert(PresentationAction<Answer>)
    case askTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.swimUp)):
        return .run { _ in await dismiss() }

      case .alert:
        return .none

      case .askTapped:
        state.alert = .leave
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Depth.Answer> {
  static var leave: Self {
    AlertState {
      TextState("Leave this depth?")
    } actions: {
      ButtonState(action: .partnerPulls) { TextState("My partner pulls me up") }
      ButtonState(action: .swimUp) { TextState("I swim up") }
      ButtonState(action: .surface) { TextState("Straight to the surface") }
      ButtonState(role: .cancel) { TextState("Stay down") }
    }
  }
}

/// Screens of a stack that go together with the alert on them.
@Reducer
struct Dive {
  @ObservableState
  struct State: Equatable {
    var depths = StackState<Depth.State>()
  }

  enum Action {
    case depths(StackActionOf<Depth>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .depths(.element(_, .alert(.presented(.partnerPulls)))):
        state.depths.removeLast()

      case .depths(.element(_, .alert(.presented(.surface)))):
        state.depths.removeAll()

      case .depths:
        break
      }
      return .none
    }
    .forEach(\.depths, action: \.depths) { Depth() }
  }
}

struct DiveView: View {
  @Bindable var store: StoreOf<Dive>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    NavigationStack(path: $store.scope(state: \.depths, action: \.depths)) {
      Form {
        Text("The boat is anchored over the reef.")
        NavigationLink("Go down", state: Depth.State())
      }
      .navigationTitle("Surface")
    } destination: { depth in
      DepthView(store: depth)
    }
  }
}

struct DepthView: View {
  @Bindable var store: StoreOf<Depth>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      NavigationLink("Go down", state: Depth.State())
      Button("Ask to leave this depth") { store.send(.askTapped) }
    }
    .navigationTitle("Under water")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
