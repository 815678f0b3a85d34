#if PortableViews
#if !canImport(Darwin)
import Synchronization
#endif

/// The modifiers without an effect that an app has used, to be logged once each.
package enum AcceptedWithoutEffect {
  private struct State {
    var names: Set<String> = []
    var messages: [String] = []
  }

  private static let state = Mutex(State())

  /// Records, in debug builds, the first use of a modifier in the process.
  static func note(_ name: String, fileID: StaticString, line: UInt) {
    #if DEBUG
    state.withLock { state in
      guard state.names.insert(name).inserted else { return }
      state.messages.append(
        """
        '\(name)' has no effect here, and is accepted so that code compiles (\(fileID):\(line)). \
        Documentation/Compatibility.md lists all such modifiers.
        """)
    }
    #endif
  }

  /// Returns the messages that were not taken yet; a graph logs them.
  package static func takeMessages() -> [String] {
    #if DEBUG
    state.withLock { state in
      guard !state.messages.isEmpty else { return [] }
      defer { state.messages = [] }
      return state.messages
    }
    #else
    []
    #endif
  }
}

extension View {
  /// Returns the view, and notes that a modifier has no effect on it.
  nonisolated func noting(_ name: String, _ fileID: StaticString, _ line: UInt) -> Self {
    AcceptedWithoutEffect.note(name, fileID: fileID, line: line)
    return self
  }

  /// Returns the view: nothing has to be done for a modifier, which Compatibility.md lists.
  nonisolated func nothingToDo(_ name: StaticString) -> Self { self }
}
#endif
