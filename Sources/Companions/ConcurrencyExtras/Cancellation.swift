/// A function that is called once: when this is cancelled, or else when it is released.
package final class Cancellation: Sendable {
  private let operation: Locked<(@Sendable () -> Void)?>

  package init(_ operation: @escaping @Sendable () -> Void) {
    self.operation = Locked(operation)
  }

  deinit { cancel() }

  package var isCancelled: Bool { operation.withValue { $0 == nil } }

  /// Calls the function; further calls have no effect.
  package func cancel() {
    operation.exchange(nil)?()
  }
}
