import ConcurrencyExtras
import Foundation

/// A publisher of the actions that an effect sends.
///
/// Underscored because effects compose without it. Use it for operators that only publishers have,
/// and in tests.
///
/// The effect starts once for each subscriber, on the main thread: synchronously if the
/// subscription happens there, later otherwise. Cancellation ids work as in the feature that
/// creates the publisher.
public struct _EffectPublisher<Action>: Publisher {
  /// An action of the effect.
  public typealias Output = Action

  /// The publisher never fails.
  public typealias Failure = Never

  private let effect: Effect<Action>
  private let dependencies = DependencyValues._current

  /// Creates a publisher of an effect's actions.
  public init(_ effect: Effect<Action>) {
    self.effect = effect
  }

  /// Starts the effect for a subscriber.
  public func receive(subscriber: some Subscriber<Action, Never>) {
    let subscription = BufferedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    // Safe: the effect is started on the main thread, and nowhere else.
    let effect = UncheckedSendable(effect)
    onMainActor { [dependencies] in
      guard !subscription.isCancelled else { return }
      let stop = DependencyValues.withValues(dependencies) {
        effect.value.start {
          subscription.offer($0)
        } finished: {
          subscription.finish()
        }
      }
      subscription.onEnd(stop)
    }
  }
}
