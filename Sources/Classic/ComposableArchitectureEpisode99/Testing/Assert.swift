/// Runs the steps of a script, and asserts the value after each.
///
/// ```swift
/// assert(
///   initialValue: CounterState(count: 2),
///   reducer: counterReducer,
///   environment: { _ in .sync { 17 } },
///   steps:
///     Step(.send, .incrTapped) { $0.count = 3 },
///     Step(.send, .nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true },
///     Step(.receive, .nthPrimeResponse(17)) { $0.isNthPrimeRequestInFlight = false }
/// )
/// ```
///
/// Each "receive" or "fireAndForget" step runs the next effect, and waits at most one second for
/// effects that emit on another queue. Effects that no step has run fail the test.
///
/// - Parameters:
///   - initialValue: The value to start from.
///   - reducer: The feature's logic.
///   - environment: The feature's dependencies, for the test.
///   - steps: The steps to run, in order.
public func assert<Value: Equatable, Action: Equatable, Environment>(
  initialValue: Value,
  reducer: Reducer<Value, Action, Environment>,
  environment: Environment,
  steps: Step<Value, Action>...,
  file filePath: StaticString = #filePath,
  fileID: StaticString = #fileID,
  line: UInt = #line
) {
  ScriptRunner(value: initialValue) { reducer(&$0, $1, environment) }
    .run(steps, filePath: filePath, fileID: fileID, line: line)
}
