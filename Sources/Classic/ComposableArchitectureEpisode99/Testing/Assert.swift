/// Goes through the steps of a script, and asserts how each changes the value.
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
/// An effect is run when its step comes. One that emits on another queue is waited for, for a second
/// at most. Effects that no step has run fail the test.
///
/// - Parameters:
///   - initialValue: The value to start from.
///   - reducer: The feature.
///   - environment: What the feature needs of the outside world, for the test.
///   - steps: The script.
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
