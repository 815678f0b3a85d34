#if PortableViews
import Logging

#if !canImport(Darwin)
import Synchronization
#endif

/// The log of modifiers that are accepted so that code compiles, and do nothing.
enum AcceptedWithoutEffect {
  private static let noted = Mutex<Set<String>>([])
  private static let logger = Logger(label: "composable-everywhere.views")

  /// Logs, once in a process and only in debug builds, that a modifier has no effect.
  ///
  /// Returns whether it was logged.
  @discardableResult
  static func note(
    _ name: @autoclosure () -> String, fileID: StaticString, line: UInt
  ) -> Bool {
    #if DEBUG
    let name = name()
    guard noted.withLock({ $0.insert(name).inserted }) else { return false }
    logger.notice(
      """
      '\(name)' has no effect here, and is accepted so that code compiles (\(fileID):\(line)). \
      Documentation/Compatibility.md lists all such modifiers.
      """)
    return true
    #else
    return false
    #endif
  }
}

extension View {
  /// Returns the view, and logs that a modifier has no effect on it.
  nonisolated func noting(_ name: String, _ fileID: StaticString, _ line: UInt) -> Self {
    AcceptedWithoutEffect.note(name, fileID: fileID, line: line)
    return self
  }

  /// Returns the view: nothing has to be done for a modifier, which Compatibility.md lists.
  nonisolated func nothingToDo(_ name: StaticString) -> Self { self }
}
#endif
