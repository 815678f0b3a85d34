import ConcurrencyExtras
import Foundation

/// A publisher of a value on the main actor: the current value, and the value after every change.
struct StateRelay<Output>: Publisher {
  typealias Failure = Never

  /// Calls a function after every change, until the returned object is released.
  let observe: @MainActor (_ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject

  /// Returns the value, or `nil` once its owner is released.
  let read: @MainActor () -> Output?

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    // Safe: only used on the main actor.
    let relay = UncheckedSendable(self)
    onMainActor {
      if let value = relay.value.read() { subscription.offer(value) }
      guard !subscription.isCancelled else { return }
      let observation = relay.value.observe {
        if let value = relay.value.read() { subscription.offer(value) }
      }
      subscription.onEnd { withExtendedLifetime(observation) {} }
    }
  }
}
