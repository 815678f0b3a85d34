import ComposableArchitecture
import SwiftUI

struct Lamp: Reducer {
  struct State: Equatable {
    var brightness = 0.5
    var isOn = false
  }
  enum Action: Equatable {
    case toggled
    case brightnessChanged(Double)
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggled:
      state.isOn.toggle()
      return .none
    case let .brightnessChanged(value):
      state.brightness = value
      return .none
    }
  }
}

struct Thermostat: Reducer {
  struct State: Equatable { var target = 20 }
  enum Action: Equatable { case plus, minus }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plus: state.target += 1
    case .minus: state.target -= 1
    }
    return .none
  }
}

struct Device: Reducer {
  enum State: Equatable {
    case lamp(Lamp.State)
    case thermostat(Thermostat.State)
    case offline
  }
  enum Action: Equatable {
    case lamp(Lamp.Action)
    case thermostat(Thermostat.Action)
    case reconnect
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .reconnect { state = .lamp(Lamp.State()) }
      return .none
    }
    .ifCaseLet(/State.lamp, action: /Action.lamp) {
      Lamp()
    }
    .ifCaseLet(/State.thermostat, action: /Action.thermostat) {
      Thermostat()
    }
  }
}

struct Room: Reducer {
  struct State: Equatable {
    var device = Device.State.offline
    var note: Note.State?
  }
  enum Action: Equatable {
    case device(Device.Action)
    case note(Note.Action)
    case noteTapped
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.device, action: /Action.device) {
      Device()
    }
    Reduce { state, action in
      switch action {
      case .device:
        return .none
      case .note(.close):
        state.note = nil
        return .none
      case .note:
        return .none
      case .noteTapped:
        state.note = Note.State()
        return .none
      }
    }
    .ifLet(\.note, action: /Action.note) {
      Note()
    }
  }
}

struct Note: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable { case textChanged(String), close }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case let .textChanged(text) = action { state.text = text }
      return .none
    }
  }
}

struct RoomView: View {
  let store: StoreOf<Room>

  var body: some View {
    VStack {
      SwitchStore(self.store.scope(state: \.device, action: Room.Action.device)) { state in
        switch state {
        case .lamp:
          CaseLet(/Device.State.lamp, action: Device.Action.lamp) { lampStore in
            LampView(store: lampStore)
          }
        case .thermostat:
          CaseLet(/Device.State.thermostat, action: Device.Action.thermostat) { store in
            WithViewStore(store, observe: \.target) { viewStore in
              Stepper(
                "\(viewStore.state)°",
                onIncrement: { viewStore.send(.plus) },
                onDecrement: { viewStore.send(.minus) }
              )
            }
          }
        case .offline:
          Button("Reconnect") { self.store.send(.device(.reconnect)) }
        }
      }

      IfLetStore(self.store.scope(state: \.note, action: Room.Action.note)) { noteStore in
        NoteView(store: noteStore)
      } else: {
        Button("Add a note") { self.store.send(.noteTapped) }
      }
    }
    .padding()
  }
}

struct LampView: View {
  @ObservedObject var viewStore: ViewStoreOf<Lamp>

  init(store: StoreOf<Lamp>) {
    self.viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View {
    VStack {
      Toggle("Lamp", isOn: viewStore.binding(get: \.isOn, send: .toggled))
      Slider(value: viewStore.binding(get: \.brightness, send: Lamp.Action.brightnessChanged))
    }
  }
}

struct NoteView: View {
  let store: StoreOf<Note>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      TextEditor(text: viewStore.binding(get: \.text, send: { .textChanged($0) }))
        .frame(height: 100)
      Button("Close") { viewStore.send(.close) }
    }
  }
}
