import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A lamp that is brightened in steps, and can burn out.
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var lumens = 400
  }

  enum Action {
    case brighterTapped
    case burnOutTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .brighterTapped:
        state.lumens += 200
        return .none

      case .burnOutTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// A feature that is there or not, and a parent that may read of it.
@Reducer
struct Greenhouse {
  @ObservableState
  struct State: Equatable {
    @Presents var lamp: Lamp.State?
    var isMetered = false
  }

  enum Action {
    case lamp(PresentationAction<Lamp.Action>)
    case meterSwitched(Bool)
    case plugTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lamp:
        break

      case .meterSwitched(let isMetered):
        state.isMetered = isMetered

      case .plugTapped:
        state.lamp = state.lamp == nil ? Lamp.State() : nil
      }
      return .none
    }
    .ifLet(\.$lamp, action: \.lamp) { Lamp() }
  }
}

struct GreenhouseView: View {
  @Bindable var store: StoreOf<Greenhouse>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section {
        Button("Plug in or unplug the lamp") { store.send(.plugTapped) }
        Toggle("Read the light meter", isOn: $store.isMetered.sending(\.meterSwitched))
        if store.isMetered {
          if let lamp = store.lamp {
            Text("The meter reads \(lamp.lumens) lm")
          } else {
            Text("The meter reads nothing")
          }
        }
      }
      if let store = store.scope(state: \.lamp, action: \.lamp.presented) {
        Section("Lamp") { LampView(store: store) }
      }
    }
  }
}

struct LampView: View {
  let store: StoreOf<Lamp>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Text("\(store.lumens) lm")
    Button("Brighter") { store.send(.brighterTapped) }
    Button("Burn out", role: .destructive) { store.send(.burnOutTapped) }
  }
}
