import ComposableArchitecture
import SketchPad
import SwiftUI

@main
struct DrawApp: App {
  let store = Store(initialState: DrawFeature.State()) { DrawFeature() }

  var body: some Scene {
    WindowGroup("Draw") { DrawView(store: store) }
  }
}
