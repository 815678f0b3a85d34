import AppRuntime
import ComposableArchitecture
import Foundation

@main
struct WindowsillApp: App {
  let store = Store(
    initialState: Windowsill.State(herbs: [Herb(id: UUID(), name: "Mint")])
  ) {
    Windowsill()
  }

  var body: some Scene {
    WindowGroup("Windowsill") {
      WindowsillView(store: store)
    }
  }
}
