import ConcurrencyExtras
import Foundation

/// A publisher of the actions that an effect sends.
///
/// Underscored because effects compose by themselves; it is there for operators that only
/// publishers have, and for tests.
///
/// The effect is started anew for each subscriber, on the main thread: at once if that is where the
/// subscriber is, else soon. Cancellation ids work as they do in the feature that makes the publisher.
public struct _EffectPublisher<Action>: Publisher {
  /// An action of the effect.
  public typealias Output = Action

  /// It never fails.
  public typealias Failure = Never

  private let effect: Effect<Action>
  private let dependencies = DependencyValues._current

  /// Makes a publisher of an effect.
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
      subscription.onCancel(stop)
    }
  }
}
