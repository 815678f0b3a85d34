import Logging
import Observation

/// Collects log lines of stores, for tests and previews.
///
/// Collects nothing until it is enabled, and nothing in release builds. A view that reads ``logs``
/// is updated when they change.
@_spi(Logging)
public final class Logger: @unchecked Sendable, Observable {
  // Safe: the history, which the property wrapper makes a variable, is never replaced.
  private let enabled = Locked(false)

  /// The logger that stores write to.
  public static let shared = Logger()

  /// Whether the logger collects lines.
  public var isEnabled: Bool {
    get { enabled.withValue { $0 } }
    set { enabled.withValue { $0 = newValue } }
  }

  /// The collected lines, oldest first; `$logs` is a publisher of them if publishers are imported.
  @LogHistory public var logs: [String]

  #if DEBUG
  /// Collects a line, if the logger is enabled.
  public func log(level: Logging.Logger.Level = .debug, _ line: @autoclosure () -> String) {
    guard isEnabled else { return }
    let line = line()
    $logs.change { $0.append(line) }
  }

  /// Removes all collected lines.
  public func clear() {
    $logs.change { $0 = [] }
  }
  #else
  /// Does nothing in release builds.
  public func log(level: Logging.Logger.Level = .debug, _ line: @autoclosure () -> String) {}

  /// Does nothing in release builds.
  public func clear() {}
  #endif
}
