import ConcurrencyExtras
import Foundation

/// A subscription to changes of a shared value.
///
/// It ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription that is ended by a function, which is called once at most.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    self.cancellation = Cancellation(cancel)
  }

  /// Ends the subscription.
  public func cancel() {
    cancellation.cancel()
  }
}

private final class Cancellation: Sendable {
  private let operation: LockIsolated<(@Sendable () -> Void)?>

  init(_ operation: @escaping @Sendable () -> Void) {
    self.operation = LockIsolated(operation)
  }

  func cancel() {
    let operation = operation.withValue { operation in
      defer { operation = nil }
      return operation
    }
    operation?()
  }

  deinit { cancel() }
}
