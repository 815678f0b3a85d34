// Apple's SDKs do not show what this is made of.
#if !canImport(Darwin)
@_spi(SwiftUI) import Observation

/// An observation that is under way, which can be asked about a change, and ended.
@_spi(SwiftUI)
public struct PerceptionTracking: Sendable {
  private let tracking: ObservationTracking

  init(_ tracking: ObservationTracking) {
    self.tracking = tracking
  }

  /// The property whose change is being told of.
  public var changed: AnyKeyPath? { tracking.changed }

  /// Ends the observation, so that nothing is told any more.
  public func cancel() {
    tracking.cancel()
  }
}

/// Calls a function, and others before and after the first change of what the function has read.
///
/// - Parameters:
///   - apply: Reads properties of observable objects.
///   - willSet: Is called when one of these properties is about to change.
///   - didSet: Is called when one of these properties has changed.
/// - Returns: What `apply` returns.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: apply) },
    willSet: { willSet(PerceptionTracking($0)) },
    didSet: { didSet(PerceptionTracking($0)) })
}

/// Calls a function, and another one before the first change of what the function has read.
///
/// - Parameters:
///   - apply: Reads properties of observable objects.
///   - willSet: Is called when one of these properties is about to change.
/// - Returns: What `apply` returns.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: apply) },
    willSet: { willSet(PerceptionTracking($0)) })
}

/// Calls a function, and another one after the first change of what the function has read.
///
/// - Parameters:
///   - apply: Reads properties of observable objects.
///   - didSet: Is called when one of these properties has changed.
/// - Returns: What `apply` returns.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: apply) },
    didSet: { didSet(PerceptionTracking($0)) })
}
#endif
