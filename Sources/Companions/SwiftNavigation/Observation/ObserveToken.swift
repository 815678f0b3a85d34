import ConcurrencyExtras

/// A token that keeps an observation alive until the token is released or cancelled.
public final class ObserveToken: HashableObject, Sendable {
  private let cancellation: Cancellation

  /// The function that is called once, when the token is cancelled or released.
  public let onCancel: @Sendable () -> Void

  /// Creates a token that calls a function when it is cancelled or released.
  ///
  /// - Parameter onCancel: A function called once, when the token is cancelled or released.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
    cancellation = Cancellation(onCancel)
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool { cancellation.isCancelled }

  /// Ends the observation.
  ///
  /// Further calls have no effect.
  public func cancel() {
    cancellation.cancel()
  }

  /// Inserts the token in a set, which keeps the observation alive.
  public func store(in set: inout Set<ObserveToken>) {
    set.insert(self)
  }

  /// Appends the token to a collection, which keeps the observation alive.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }
}
