import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// Controls bound to properties of one struct.
@Reducer
struct Mixer {
  @ObservableState
  struct State: Equatable {
    var isMuted = false
    var title = "Channel 1"
    var volume = 5.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.title):
        // A label on the desk has room for twelve letters.
        state.title = String(state.title.prefix(12))

      case .binding:
        break
      }
      return .none
    }
  }
}

struct MixerView: View {
  @Bindable var store: StoreOf<Mixer>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      ChannelTitleView(store: store)
      FaderView(store: store)
      MuteView(isMuted: $store.isMuted)
    }
  }
}

struct ChannelTitleView: View {
  @Bindable var store: StoreOf<Mixer>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Section("Label") {
      TextField("Channel", text: $store.title)
      Text("On the desk: \(store.title)")
    }
  }
}

struct FaderView: View {
  @Bindable var store: StoreOf<Mixer>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Section("Fader") {
      Slider(value: $store.volume, in: 0...10, step: 1) { Text("Volume") }
      Text("Volume \(Int(store.volume))")
    }
  }
}

/// A switch that knows a binding, and no store.
struct MuteView: View {
  @Binding var isMuted: Bool
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Section("Mute") {
      Toggle("Mute the channel", isOn: $isMuted)
      Text(isMuted ? "Silent" : "Audible")
    }
  }
}
