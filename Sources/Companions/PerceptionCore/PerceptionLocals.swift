import Foundation

/// What is known about observation in the current task.
///
/// Underscored because it is there for code that was written against a back-port of Observation.
public enum _PerceptionLocals {
  /// Whether `withPerceptionTracking` is observing what is read.
  @TaskLocal public static var isInPerceptionTracking = false

  /// Whether reading without observing is meant.
  @TaskLocal public static var skipPerceptionChecking = false
}

/// Whether reading without observing in a view is to be reported; it has no effect.
///
/// Views observe what they read, and there is nothing to check.
public var isPerceptionCheckingEnabled: Bool {
  get { checking.isEnabled }
  set { checking.isEnabled = newValue }
}

private let checking = Checking()

// Unchecked: the flag is only touched under the lock.
private final class Checking: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var isEnabled: Bool {
    get { lock.withLock { flag } }
    set { lock.withLock { flag = newValue } }
  }
}
