import AppRuntime
import ComposableArchitecture
@_spi(Logging) import ComposableCore
import IntegrationDemo

/// The application as the runtime starts it; its log is that of all sessions.
@main
struct IntegrationApp: App {
  init() {
    Logger.shared.isEnabled = true
  }

  var body: some Scene {
    WindowGroup("Integration") {
      IntegrationView()
    }
  }
}
