import CustomDump

#if canImport(Dispatch)
import Dispatch
#endif

/// How the changes that a reducer makes are printed.
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
  ///   - queue: The serial queue to print on; one that all printers share if left out.
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
  /// Creates a printer, which prints at once where there are no queues to print on.
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
  /// Calls a function where the printer prints.
  func onQueue(_ work: @escaping @Sendable () -> Void) {
    schedule(work)
  }
}

#if canImport(Dispatch)
/// One queue for all printers, so that what parent and child print stays in order.
private let printQueue = DispatchQueue(label: "composable-everywhere.reducer-printer")
#endif

extension _ReducerPrinter {
  /// Prints every action and the difference that it makes to the state.
  public static var customDump: Self {
    customDump { Swift.print($0) }
  }

  /// Prints the case of every action, and nothing of the state.
  public static var actionLabels: Self {
    actionLabels { Swift.print($0) }
  }

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
