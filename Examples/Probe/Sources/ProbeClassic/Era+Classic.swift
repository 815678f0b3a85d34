import ComposableArchitectureClassic
import Probe
import SwiftUI

extension Era {
  /// Reducers with environments.
  @MainActor
  public static var classic: Self {
    Era(
      "classic", "Classic, 2021",
      specimens: [
        Specimen(
          "bakery", "Bakery", symbol: "cart",
          question: "Reducers of 2021: what does slicing a loaf evaluate?"
        ) {
          BakeryScreen()
        }
      ])
  }
}

/// The bakery with a store of its own.
private struct BakeryScreen: View {
  @State private var store = Store(
    initialState: BakeryState(), reducer: bakeryReducer,
    environment: BakeryEnvironment(mainQueue: .main))

  var body: some View {
    BakeryView(store: store)
  }
}
