import ClassicNoughts
import ComposableArchitecture
import ComposableArchitectureClassic
import Noughts
import NoughtsViews
import SwiftUI

/// The app as the runtime starts it: each visit has a store of either style.
@main
struct NoughtsApp: App {
  let today = Store(initialState: Noughts.State()) {
    Noughts()
  }
  let classic = Store(
    initialState: NoughtsState(), reducer: noughtsReducer, environment: NoughtsEnvironment.live)

  var body: some Scene {
    WindowGroup("Noughts and crosses") {
      StyleChoice {
        NoughtsView(store: today)
      } classic: {
        ClassicNoughtsView(store: classic)
      }
    }
  }
}
