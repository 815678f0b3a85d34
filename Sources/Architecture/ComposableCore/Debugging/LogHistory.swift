import Observation

/// The lines that a logger has collected, of which observers and publishers hear.
///
/// `ComposableArchitectureCombine` makes `Logger.shared.$logs` a publisher.
@_spi(Logging)
@propertyWrapper
public final class LogHistory: Sendable, Observable {
  private struct State: Sendable {
    var lines: [String] = []
    var listeners: [(id: Int, body: @Sendable ([String]) -> Void)] = []
    var lastID = 0
  }

  private let state = Locked(State())
  private let registrar = ObservationRegistrar()

  /// Creates a history without lines.
  public init() {}

  /// The lines, oldest first.
  public var wrappedValue: [String] {
    registrar.access(self, keyPath: \.wrappedValue)
    return state.withValue(\.lines)
  }

  /// This history.
  public var projectedValue: LogHistory { self }

  func change(_ body: (inout [String]) -> Void) {
    registrar.withMutation(of: self, keyPath: \.wrappedValue) {
      state.withValue { body(&$0.lines) }
    }
    let (lines, listeners) = state.withValue { ($0.lines, $0.listeners) }
    for listener in listeners { listener.body(lines) }
  }

  /// Calls a function with all lines after each change, and returns a function that ends that.
  package func listen(_ body: @escaping @Sendable ([String]) -> Void) -> @Sendable () -> Void {
    let id = state.withValue { state in
      state.lastID += 1
      state.listeners.append((state.lastID, body))
      return state.lastID
    }
    return { [weak self] in self?.state.withValue { $0.listeners.removeAll { $0.id == id } } }
  }
}
