/// Calls a function, and another one before the first change of a property that it reads.
///
/// - Parameters:
///   - apply: A function that reads properties of observable objects.
///   - onChange: A function called once, when one of these properties is about to change.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(
    { _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: apply) },
    onChange: onChange())
}
