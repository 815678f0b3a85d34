import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A tap that adds to a meter in common, and counts how often it was opened.
@Reducer
struct Tap {
  @ObservableState
  struct State: Equatable {
    @Shared var litres: Int
    var openings = 0
  }

  enum Action {
    case drawTapped
    case openTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drawTapped:
        state.$litres.withLock { $0 += 10 }

      case .openTapped:
        state.openings += 1
      }
      return .none
    }
  }
}

/// A number that a parent shares with two children.
@Reducer
struct WaterMeter {
  @ObservableState
  struct State: Equatable {
    @Shared var litres: Int
    var garden: Tap.State
    var kitchen: Tap.State
    var isRead = false

    init(litres: Shared<Int> = Shared(value: 0)) {
      _litres = litres
      garden = Tap.State(litres: litres)
      kitchen = Tap.State(litres: litres)
    }
  }

  enum Action {
    case garden(Tap.Action)
    case kitchen(Tap.Action)
    case newYearTapped
    case readingSwitched(Bool)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.kitchen, action: \.kitchen) { Tap() }
    Scope(state: \.garden, action: \.garden) { Tap() }
    Reduce { state, action in
      switch action {
      case .garden, .kitchen:
        break

      case .newYearTapped:
        state.$litres.withLock { $0 = 0 }

      case .readingSwitched(let isRead):
        state.isRead = isRead
      }
      return .none
    }
  }
}

struct WaterMeterView: View {
  @Bindable var store: StoreOf<WaterMeter>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section {
        Toggle("Read the meter", isOn: $store.isRead.sending(\.readingSwitched))
        if store.isRead { Text("House: \(store.litres) l") }
        Button("Begin a new year") { store.send(.newYearTapped) }
      }
      Section("Kitchen") { TapView(store: store.scope(state: \.kitchen, action: \.kitchen)) }
      Section("Garden") { TapView(store: store.scope(state: \.garden, action: \.garden)) }
    }
  }
}

struct TapView: View {
  let store: StoreOf<Tap>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Text("Meter: \(store.litres) l")
    Text("Openings: \(store.openings)")
    HStack {
      Button("Draw ten litres") { store.send(.drawTapped) }
      Button("Open and close") { store.send(.openTapped) }
    }
  }
}
