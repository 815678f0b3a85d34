import Foundation

/// The task-local flags about observation.
///
/// Underscored because the flags exist only for code written for a back-port of Observation.
public enum _PerceptionLocals {
  /// Whether `withPerceptionTracking` is observing reads.
  @TaskLocal public static var isInPerceptionTracking = false

  /// Whether unobserved reads are intended; has no effect.
  @TaskLocal public static var skipPerceptionChecking = false
}

/// A flag without effect, accepted so that code written for a back-port of Observation compiles.
///
/// The flag asks for reports of unobserved reads in views. None are reported, because every view
/// observes the properties that it reads.
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
