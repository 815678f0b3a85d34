import Logging
import Observation

/// Collects log lines of stores, for tests and previews.
///
/// Collects nothing until it is enabled, and nothing in release builds. A view that reads ``logs``
/// is updated when they change.
@_spi(Logging)
public final class Logger: Sendable, Observable {
  private struct State: Sendable {
    var isEnabled = false
    var logs: [String] = []
  }

  private let state = Locked(State())
  private let registrar = ObservationRegistrar()

  /// The logger that stores write to.
  public static let shared = Logger()

  /// Whether the logger collects lines.
  public var isEnabled: Bool {
    get { state.withValue(\.isEnabled) }
    set { state.withValue { $0.isEnabled = newValue } }
  }

  /// The collected lines, oldest first.
  public var logs: [String] {
    registrar.access(self, keyPath: \.logs)
    return state.withValue(\.logs)
  }

  #if DEBUG
  /// Collects a line, if the logger is enabled.
  public func log(level: Logging.Logger.Level = .debug, _ line: @autoclosure () -> String) {
    guard isEnabled else { return }
    let line = line()
    registrar.withMutation(of: self, keyPath: \.logs) {
      state.withValue { $0.logs.append(line) }
    }
  }

  /// Removes all collected lines.
  public func clear() {
    registrar.withMutation(of: self, keyPath: \.logs) {
      state.withValue { $0.logs = [] }
    }
  }
  #else
  /// Does nothing in release builds.
  public func log(level: Logging.Logger.Level = .debug, _ line: @autoclosure () -> String) {}

  /// Does nothing in release builds.
  public func clear() {}
  #endif
}
