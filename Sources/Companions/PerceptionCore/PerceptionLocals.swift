import Foundation

/// The task-local flags about observation.
///
/// Underscored because it is there for code that was written against a back-port of Observation.
public enum _PerceptionLocals {
  /// Whether `withPerceptionTracking` is observing reads.
  @TaskLocal public static var isInPerceptionTracking = false

  /// Whether reading without observing is intended.
  @TaskLocal public static var skipPerceptionChecking = false
}

/// Whether unobserved reads in a view are reported.
///
/// Has no effect.
///
/// Every view observes the properties that it reads.
public var isPerceptionCheckingEnabled: Bool {
  get { checking.isEnabled }
  set { checking.isEnabled = newValue }
}

private let checking = Checking()

// Unchecked: the flag is accessed only while `lock` is held.
private final class Checking: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var isEnabled: Bool {
    get { lock.withLock { flag } }
    set { lock.withLock { flag = newValue } }
  }
}
