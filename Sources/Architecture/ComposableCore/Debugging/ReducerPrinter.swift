import CustomDump

#if canImport(Dispatch)
import Dispatch
#endif

/// A printer for a reducer's actions and changes of state.
///
/// Underscored, like `_printChanges`, because it is a debugging aid.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print: @Sendable (Action, _ oldState: State, _ newState: State) -> Void
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

  #if canImport(Dispatch)
  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - printChange: Prints an action and the states before and after it.
  ///   - queue: The serial queue to print on. If omitted, a queue that all printers share.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.print = printChange
    let queue = queue ?? printQueue
    self.schedule = { queue.async(execute: $0) }
  }
  #else
  /// Creates a printer that prints immediately, since the system has no dispatch queues.
  ///
  /// - Parameter printChange: Prints an action and the states before and after it.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action, _ oldState: State, _ newState: State
      ) -> Void
  ) {
    self.print = printChange
    self.schedule = { $0() }
  }
  #endif

  /// Prints an action and the states before and after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Calls a function on the queue of the printer.
  func onQueue(_ work: @escaping @Sendable () -> Void) {
    schedule(work)
  }
}

#if canImport(Dispatch)
/// The default queue of all printers, which keeps the output of parent and child in order.
private let printQueue = DispatchQueue(label: "composable-everywhere.reducer-printer")
#endif

extension _ReducerPrinter {
  /// A printer of every action and its change of state.
  public static var customDump: Self { customDump { Swift.print($0) } }

  /// A printer of the case of every action, without the state.
  public static var actionLabels: Self { actionLabels { Swift.print($0) } }

  static func customDump(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n"
      text += numberedDifference(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      output(text)
    }
  }

  static func actionLabels(to output: @escaping @Sendable (String) -> Void) -> Self {
    Self { action, _, _ in output("received action: \(debugCaseOutput(action))") }
  }
}
