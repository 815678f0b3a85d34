import Logging
import Observation

/// Collects what stores report of their lives, for tests and previews.
///
/// Does nothing until it is enabled, nor in release builds. A view that reads ``logs`` is kept up
/// to date.
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

  /// Whether anything is collected.
  public var isEnabled: Bool {
    get { state.withValue(\.isEnabled) }
    set { state.withValue { $0.isEnabled = newValue } }
  }

  /// What was collected, oldest first.
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

  /// Forgets what was collected.
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
