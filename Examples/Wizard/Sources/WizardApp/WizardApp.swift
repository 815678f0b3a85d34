import SwiftUI
import Wizard

@main
struct WizardApp: App {
  var body: some Scene {
    WindowGroup("Harbour House") {
      WizardScreen()
    }
  }
}
