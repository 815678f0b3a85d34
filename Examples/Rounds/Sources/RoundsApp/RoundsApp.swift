import ComposableArchitecture
import IntervalTraining
import SwiftUI

@main
struct RoundsApp: App {
  let store = Store(initialState: RoundsFeature.State()) { RoundsFeature() }

  var body: some Scene {
    WindowGroup("Rounds") { RoundsView(store: store) }
  }
}
