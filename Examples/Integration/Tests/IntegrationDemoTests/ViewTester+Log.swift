import ComposableArchitecture
@_spi(Logging) import ComposableCore
import Testing
import ViewTesting

/// Returns what is logged during a step, sorted.
///
/// The step has no suspension, so that nothing else on the main actor can log anything.
@MainActor
func log(_ step: () throws -> Void) rethrows -> [String] {
  Logger.shared.clear()
  Logger.shared.isEnabled = true
  defer { Logger.shared.isEnabled = false }
  try step()
  return Logger.shared.logs.sorted()
}

extension ViewTester {
  /// Taps a button, and returns what is logged by that, sorted.
  func tap(_ label: String) throws -> [String] {
    try log { try button(label).tap() }
  }

  /// Taps a link, and returns what is logged by that, sorted.
  func follow(_ label: String) throws -> [String] {
    try log { try link(label).tap() }
  }

  /// Switches a toggle, and returns what is logged by that, sorted.
  func switchOver(_ label: String) throws -> [String] {
    try log { try toggle(label).toggle() }
  }

  /// Taps one of several buttons with the same label, and returns what is logged, sorted.
  func tap(_ label: String, at index: Int) throws -> [String] {
    try log { try front.all(.button).filter { $0.label == label }[index].tap() }
  }
}

/// Expects certain lines, sorted.
func expectLog(
  _ lines: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(lines == expected, sourceLocation: sourceLocation)
}
