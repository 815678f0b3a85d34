#if PortableViews
/// Calls a function, and another one before the first change of a property that it reads.
///
/// It calls the function of `Observation`, and replaces it wherever this module is imported, so that it also
/// notes the reads of a body's code that the view's own tracker would take.
///
/// - Parameters:
///   - apply: A function that reads properties of observable objects, or of observable state.
///   - onChange: A function called once, when one of these properties is about to change.
/// - Returns: The result of `apply`.
public func withObservationTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  guard ReadTracking.current != nil else {
    return Observation.withObservationTracking(apply, onChange: onChange())
  }
  return Observation.withObservationTracking(
    { ReadTracking.with(nil, apply) }, onChange: onChange())
}
#endif
