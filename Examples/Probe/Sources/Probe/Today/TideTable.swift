import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A gauge of the water's level.
@Reducer
struct TideGauge {
  @ObservableState
  struct State: Equatable {
    var centimetres = 120
  }

  enum Action {
    case closeTapped
    case floodTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }

      case .floodTapped:
        state.centimetres += 15
        return .none
      }
    }
  }
}

/// A gauge that is presented in four ways.
@Reducer
struct TideTable {
  @Reducer
  enum Destination {
    case cover(TideGauge)
    case popover(TideGauge)
    case screen(TideGauge)
    case sheet(TideGauge)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isWatched = false
  }

  enum Action {
    case coverTapped
    case destination(PresentationAction<Destination.Action>)
    case popoverTapped
    case screenTapped
    case sheetTapped
    case watchSwitched(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coverTapped: state.destination = .cover(TideGauge.State())
      case .destination: break
      case .popoverTapped: state.destination = .popover(TideGauge.State())
      case .screenTapped: state.destination = .screen(TideGauge.State())
      case .sheetTapped: state.destination = .sheet(TideGauge.State())
      case .watchSwitched(let isWatched): state.isWatched = isWatched
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension TideTable.Destination.State: Equatable {
  /// The level of the gauge, however it is presented.
  var centimetres: Int {
    switch self {
    case .cover(let gauge), .popover(let gauge), .screen(let gauge), .sheet(let gauge):
      gauge.centimetres
    }
  }
}

struct TideTableView: View {
  @Bindable var store: StoreOf<TideTable>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section {
        Toggle("Watch the level", isOn: $store.isWatched.sending(\.watchSwitched))
        if store.isWatched {
          if let destination = store.destination {
            Text("Level: \(destination.centimetres) cm")
          } else {
            Text("Level: no gauge")
          }
        }
      }
      Section("Open the gauge") {
        Button("As a sheet") { store.send(.sheetTapped) }
        Button("As a cover") { store.send(.coverTapped) }
        Button("As a popover") { store.send(.popoverTapped) }
          .popover(
            item: $store.scope(state: \.destination?.popover, action: \.destination.popover)
          ) { gauge in
            TideGaugeView(store: gauge)
          }
        Button("As a screen") { store.send(.screenTapped) }
      }
    }
    .sheet(
      item: $store.scope(state: \.destination?.sheet, action: \.destination.sheet)
    ) { gauge in
      TideGaugeView(store: gauge)
    }
    .fullScreenCover(
      item: $store.scope(state: \.destination?.cover, action: \.destination.cover)
    ) { gauge in
      TideGaugeView(store: gauge)
    }
    .navigationDestination(
      item: $store.scope(state: \.destination?.screen, action: \.destination.screen)
    ) { gauge in
      TideGaugeView(store: gauge)
    }
  }
}

struct TideGaugeView: View {
  let store: StoreOf<TideGauge>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    VStack(spacing: 12) {
      Text("\(store.centimetres) cm").font(.largeTitle).monospacedDigit()
      Button("Flood") { store.send(.floodTapped) }
      Button("Close the gauge") { store.send(.closeTapped) }
    }
    .navigationTitle("Tide gauge")
  }
}
