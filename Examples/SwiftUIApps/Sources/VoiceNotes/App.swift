import ComposableArchitecture
import SwiftUI

@main
struct VoiceNotesApp: App {
  var body: some Scene {
    WindowGroup {
      VoiceNotesView(
        store: Store(initialState: VoiceNotes.State()) {
          VoiceNotes()._printChanges()
        }
      )
    }
  }
}
