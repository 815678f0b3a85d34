/// Runs the steps of a script, and asserts the value after each.
///
/// ```swift
/// assert(
///   initialValue: CounterState(count: 2),
///   reducer: counterReducer,
///   steps:
///     Step(.send, .incrTapped) { $0.count = 3 },
///     Step(.send, .nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true },
///     Step(.receive, .nthPrimeResponse(5)) { $0.isNthPrimeRequestInFlight = false }
/// )
/// ```
///
/// Each "receive" or "fireAndForget" step runs the next effect, and waits at most one second for
/// effects that emit on another queue. Effects that no step has run fail the test.
///
/// - Parameters:
///   - initialValue: The value to start from.
///   - reducer: The feature's logic.
///   - steps: The steps to run, in order.
public func assert<Value: Equatable, Action: Equatable>(
  initialValue: Value,
  reducer: @escaping Reducer<Value, Action>,
  steps: Step<Value, Action>...,
  file filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: UInt = #line
) {
  ScriptRunner(value: initialValue, reducer: reducer)
    .run(steps, filePath: filePath, fileID: fileID, line: line)
}

/// Runs the steps of a script for a reducer without effects, and asserts the value after each.
///
/// - Parameters:
///   - initialValue: The value to start from.
///   - reducer: The feature's logic.
///   - steps: The steps to run, in order.
public func assert<Value: Equatable, Action: Equatable>(
  initialValue: Value,
  reducer: @escaping (inout Value, Action) -> Void,
  steps: Step<Value, Action>...,
  file filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: UInt = #line
) {
  ScriptRunner(value: initialValue) {
    reducer(&$0, $1)
    return []
  }
  .run(steps, filePath: filePath, fileID: fileID, line: line)
}
