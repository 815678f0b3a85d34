import ConcurrencyExtras
import Foundation

/// A publisher of what is on the main actor: the value as it is, and as it is after every change.
struct StateRelay<Output>: Publisher {
  typealias Failure = Never

  /// Calls a function after every change, until what it returns is released.
  let observe: @MainActor (_ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject

  /// Reads the value, unless it is gone.
  let read: @MainActor () -> Output?

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    // Safe: used on the main actor, and nowhere else.
    let relay = UncheckedSendable(self)
    onMainActor {
      if let value = relay.value.read() { subscription.offer(value) }
      guard !subscription.isCancelled else { return }
      let observation = relay.value.observe {
        if let value = relay.value.read() { subscription.offer(value) }
      }
      subscription.onCancel { withExtendedLifetime(observation) {} }
    }
  }
}
