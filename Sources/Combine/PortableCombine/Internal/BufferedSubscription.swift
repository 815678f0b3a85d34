import Foundation

/// A subscription to a source without back pressure: values are buffered until the subscriber
/// demands them.
package final class BufferedSubscription<Downstream: Subscriber>: Subscription,
  @unchecked Sendable
{
  // Safe: touched only while `lock` is held.
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var values: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var stop: (() -> Void)?
  private let keepsLatestOnly: Bool
  private let lock = NSLock()

  /// Creates a subscription without values.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - keepsLatestOnly: Whether the buffer holds only the newest value.
  package init(_ downstream: Downstream, keepsLatestOnly: Bool = false) {
    self.downstream = downstream
    self.keepsLatestOnly = keepsLatestOnly
  }

  /// Whether the subscription was cancelled or has completed.
  package var isCancelled: Bool { lock.withLock { downstream == nil } }

  /// Sets a function to call when the subscription is cancelled or completes; if it has, calls it now.
  package func onEnd(_ stop: @escaping () -> Void) {
    let isCancelled = lock.withLock {
      if downstream != nil { self.stop = stop }
      return downstream == nil
    }
    if isCancelled { stop() }
  }

  /// Delivers a value as soon as the subscriber demands one.
  package func offer(_ value: Downstream.Input) {
    let replaced = lock.withLock { () -> [Downstream.Input] in
      guard downstream != nil, completion == nil else { return [] }
      guard keepsLatestOnly else {
        values.append(value)
        return []
      }
      defer { values = [value] }
      return values
    }
    // Released outside of the lock: the release may run any code.
    withExtendedLifetime(replaced) {}
    deliver()
  }

  /// Completes as soon as all values are delivered; values offered later are dropped.
  package func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
    lock.withLock { self.completion = self.completion ?? completion }
    deliver()
  }

  package func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  package func cancel() {
    lock.lock()
    let stop = stop
    let released = (downstream, values)
    self.stop = nil
    downstream = nil
    values = []
    lock.unlock()
    stop?()
    // Released outside of the lock: the release may run any code.
    withExtendedLifetime(released) {}
  }

  private enum Step {
    case value(Downstream.Input)
    /// A completion, with the stop function to call after it.
    case completion(Subscribers.Completion<Downstream.Failure>, stop: (() -> Void)?)
  }

  private func nextStep() -> (Downstream, Step)? {
    lock.withLock {
      guard let downstream, !isDelivering else { return nil }
      if values.isEmpty {
        guard let completion else { return nil }
        defer {
          self.downstream = nil
          stop = nil
        }
        return (downstream, .completion(completion, stop: stop))
      }
      guard demand > .none else { return nil }
      demand -= 1
      isDelivering = true
      return (downstream, .value(values.removeFirst()))
    }
  }

  private func deliver() {
    while let (downstream, step) = nextStep() {
      switch step {
      case .value(let value):
        let more = downstream.receive(value)
        lock.withLock {
          demand += more
          isDelivering = false
        }
      case .completion(let completion, let stop):
        downstream.receive(completion: completion)
        stop?()
      }
    }
  }
}
