import ConcurrencyExtras

/// A subscription to changes of a shared value.
///
/// The subscription ends when it is cancelled or when its last copy is released.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription with a function that ends it and is called at most once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    self.cancellation = Cancellation(cancel)
  }

  /// Ends the subscription.
  public func cancel() {
    cancellation.cancel()
  }
}
