import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A view store that a closure carries into the content of another one.
@Reducer
struct Aquarium {
  struct State: Equatable {
    var fish = 2
    var isLit = false
  }

  enum Action {
    case bought(Int)
    case lightTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bought(let count):
        state.fish += count

      case .lightTapped:
        state.isLit.toggle()
      }
      return .none
    }
  }
}

struct AquariumView: View {
  let store: StoreOf<Aquarium>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      WithViewStore(store, observe: \.self) { tank in
        let _ = log.record("AquariumView.tank")
        Text(tank.isLit ? "The light is on" : "The light is off")
        Button("Switch the light") { tank.send(.lightTapped) }
        WithViewStore(store, observe: \.fish) { shoal in
          let _ = log.record("AquariumView.shoal")
          Text("The shoal counts \(shoal.state) fish")
          Text("The tank counts \(tank.fish) fish")
          Button("Buy a fish") { shoal.send(.bought(1)) }
          Button("Double the shoal") { shoal.send(.bought(tank.fish)) }
        }
      }
    }
  }
}
