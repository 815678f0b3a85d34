import Probe
import ProbeClassic
import SwiftUI

/// Probe as the runtime starts it: a log and stores of its own for each session.
@main
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup("Probe") {
      ProbeView(otherEras: [.classic])
    }
  }
}
