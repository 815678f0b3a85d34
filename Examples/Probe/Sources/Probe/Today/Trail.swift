import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A hut on the way, with the minutes that a hiker has rested there.
@Reducer
struct Hut {
  @ObservableState
  struct State: Equatable {
    var minutes = 0
  }

  enum Action {
    case leaveTapped
    case restTapped
    case turnBackTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leaveTapped:
        return .run { _ in await dismiss() }

      case .restTapped:
        state.minutes += 10
        return .none

      case .turnBackTapped:
        // The trail leaves all huts.
        return .none
      }
    }
  }
}

/// A navigation stack of features.
@Reducer
struct Trail {
  @ObservableState
  struct State: Equatable {
    var huts = StackState<Hut.State>()
  }

  enum Action {
    case huts(StackActionOf<Hut>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .huts(.element(_, .turnBackTapped)):
        state.huts.removeAll()

      case .huts:
        break
      }
      return .none
    }
    .forEach(\.huts, action: \.huts) { Hut() }
  }
}

struct TrailView: View {
  @Bindable var store: StoreOf<Trail>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    NavigationStack(path: $store.scope(state: \.huts, action: \.huts)) {
      Form {
        Text("The trail begins here.")
        NavigationLink("Walk to the next hut", state: Hut.State())
      }
      .navigationTitle("Trailhead")
    } destination: { hut in
      HutView(store: hut)
    }
  }
}

struct HutView: View {
  let store: StoreOf<Hut>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Text("Rested for \(store.minutes) min")
      Button("Rest ten minutes") { store.send(.restTapped) }
      NavigationLink("Walk to the next hut", state: Hut.State())
      Button("Leave the hut") { store.send(.leaveTapped) }
      Button("Turn back") { store.send(.turnBackTapped) }
    }
    .navigationTitle("Hut")
  }
}
