// Apple's SDKs do not expose `ObservationTracking`.
#if !canImport(Darwin)
@_spi(SwiftUI) import Observation

/// A running observation, which reports the changed property and can be cancelled.
@_spi(SwiftUI)
public struct PerceptionTracking: Sendable {
  private let tracking: ObservationTracking

  init(_ tracking: ObservationTracking) {
    self.tracking = tracking
  }

  /// The property whose change is being reported.
  public var changed: AnyKeyPath? { tracking.changed }

  /// Ends the observation; later changes call no closure.
  public func cancel() {
    tracking.cancel()
  }
}

/// Calls a function, and others before and after each change of a property that it reads.
///
/// The observation ends with ``PerceptionTracking/cancel()``.
///
/// - Parameters:
///   - apply: A function that reads properties of observable objects.
///   - willSet: A function called whenever one of these properties is about to change.
///   - didSet: A function called whenever one of these properties has changed.
/// - Returns: The result of `apply`.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { perceive(apply) },
    willSet: { willSet(PerceptionTracking($0)) },
    didSet: { didSet(PerceptionTracking($0)) })
}

/// Calls a function, and another one before each change of a property that it reads.
///
/// The observation ends with ``PerceptionTracking/cancel()``.
///
/// - Parameters:
///   - apply: A function that reads properties of observable objects.
///   - willSet: A function called whenever one of these properties is about to change.
/// - Returns: The result of `apply`.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  willSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { perceive(apply) },
    willSet: { willSet(PerceptionTracking($0)) })
}

/// Calls a function, and another one after each change of a property that it reads.
///
/// The observation ends with ``PerceptionTracking/cancel()``.
///
/// - Parameters:
///   - apply: A function that reads properties of observable objects.
///   - didSet: A function called whenever one of these properties has changed.
/// - Returns: The result of `apply`.
@_spi(SwiftUI)
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  didSet: @escaping @Sendable (PerceptionTracking) -> Void
) -> Result {
  withObservationTracking(
    { perceive(apply) },
    didSet: { didSet(PerceptionTracking($0)) })
}

/// Calls a function whose reads nobody else takes.
private func perceive<Result>(_ apply: () -> Result) -> Result {
  _PerceptionLocals.$isInPerceptionTracking.withValue(true) { ReadTracking.with(nil, apply) }
}
#endif
