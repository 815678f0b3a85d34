import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A size that a store or a view owns, and changes with or without an animation.
@Reducer
struct Balloon {
  struct State: Equatable {
    var isInflated = false
  }

  enum Action {
    case inflated(Bool)
    case pumpTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inflated(let isInflated):
        state.isInflated = isInflated

      case .pumpTapped:
        state.isInflated.toggle()
      }
      return .none
    }
  }
}

struct BalloonView: View {
  let store: StoreOf<Balloon>
  @State private var isInflated = false
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      WithViewStore(store, observe: \.isInflated) { balloon in
        let _ = log.record("BalloonView.store")
        let binding = balloon.binding(get: { $0 }, send: { .inflated($0) })
        Section("Owned by the store") {
          BalloonShape(isInflated: balloon.state, name: "store-balloon")
          Toggle("Store, at once", isOn: binding)
          Toggle("Store, animated", isOn: binding.animation())
          Button("Pump the store at once") { balloon.send(.pumpTapped) }
          Button("Pump the store slowly") { balloon.send(.pumpTapped, animation: .default) }
        }
      }
      Section("Owned by the view") {
        BalloonShape(isInflated: isInflated, name: "view-balloon")
        Toggle("View, at once", isOn: $isInflated)
        Toggle("View, animated", isOn: $isInflated.animation())
        Button("Pump the view at once") { isInflated.toggle() }
        Button("Pump the view slowly") { withAnimation { isInflated.toggle() } }
      }
    }
  }
}

private struct BalloonShape: View {
  let isInflated: Bool
  let name: String

  var body: some View {
    HStack {
      Circle()
        .fill(.red)
        .frame(width: isInflated ? 72 : 32, height: isInflated ? 72 : 32)
        .accessibilityIdentifier(name)
      Text(isInflated ? "Inflated" : "Limp")
    }
  }
}
