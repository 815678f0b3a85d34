import BoardScreens
import ComposableArchitecture
import SwiftUI

@main
struct BoardApp: App {
  let store = Store(initialState: BoardFeature.State()) { BoardFeature() }

  var body: some Scene {
    WindowGroup("Board") { BoardView(store: store) }
  }
}
