import Foundation

/// The destination of the output of ``Reducer/debug(_:actionFormat:environment:)``.
public struct DebugEnvironment {
  /// Prints a text.
  public var printer: (String) -> Void

  /// The queue to print on.
  public var queue: DispatchQueue

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - printer: Prints a text.
  ///   - queue: The queue to print on; one that all share if left out.
  public init(printer: @escaping (String) -> Void = { print($0) }, queue: DispatchQueue) {
    self.printer = printer
    self.queue = queue
  }

  /// Creates an environment that prints on a queue that all share.
  ///
  /// - Parameter printer: Prints a text.
  public init(printer: @escaping (String) -> Void = { print($0) }) {
    self.init(printer: printer, queue: printQueue)
  }
}

/// The format of actions in ``Reducer/debug(_:actionFormat:environment:)``.
public enum ActionFormat: Sendable {
  /// The cases alone, without what they hold.
  case labelsOnly
  /// Everything.
  case prettyPrint
}

private let printQueue = DispatchQueue(label: "composable-everywhere.classic-debug")
