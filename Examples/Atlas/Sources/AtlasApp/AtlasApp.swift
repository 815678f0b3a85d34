import ComposableArchitecture
import PlaceAtlas
import SwiftUI

@main
struct AtlasApp: App {
  let store = Store(initialState: AtlasFeature.State()) { AtlasFeature() }

  var body: some Scene {
    WindowGroup("Atlas") { AtlasView(store: store) }
  }
}
