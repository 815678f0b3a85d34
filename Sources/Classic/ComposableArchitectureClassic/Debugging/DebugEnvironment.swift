import Foundation

/// The destination of the output of ``Reducer/debug(_:actionFormat:environment:)``.
public struct DebugEnvironment {
  /// Prints one message; called on `queue`.
  public var printer: (String) -> Void

  /// The queue to print on.
  public var queue: DispatchQueue

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - printer: Prints one message; called on `queue`.
  ///   - queue: The queue to print on.
  public init(printer: @escaping (String) -> Void = { print($0) }, queue: DispatchQueue) {
    self.printer = printer
    self.queue = queue
  }

  /// Creates an environment that prints on a shared background queue.
  ///
  /// - Parameter printer: Prints one message; called on the shared queue.
  public init(printer: @escaping (String) -> Void = { print($0) }) {
    self.init(printer: printer, queue: printQueue)
  }
}

/// The format of actions in ``Reducer/debug(_:actionFormat:environment:)``.
public enum ActionFormat: Sendable {
  /// Case names only, without associated values.
  case labelsOnly
  /// A full dump of the action.
  case prettyPrint
}

private let printQueue = DispatchQueue(label: "composable-everywhere.classic-debug")
