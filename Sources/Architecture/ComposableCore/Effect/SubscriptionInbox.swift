import ConcurrencyExtras

/// The queue of a subscription's actions for the engine, in the order in which they are sent.
final class SubscriptionInbox<Action>: Sendable {
  typealias Delivery = SubscriptionEffect<Action>.Delivery

  private struct State: Sendable {
    var deliveries: [UncheckedSendable<Delivery>] = []
    var hasEnded = false
    var isOver = false
    var stop: (@Sendable () -> Void)?
  }

  private let state = Locked(State())
  private let owner: EngineOwner
  private let cancellations: CancellationTable
  private let receive: @Sendable (UncheckedSendable<Delivery>) -> Void
  private let finish: @Sendable () -> Void

  /// Creates an inbox.
  ///
  /// - Parameters:
  ///   - owner: The actor that the engine is isolated to.
  ///   - cancellations: The cancellable effects of the engine.
  ///   - receive: Hands an action to the engine; called on the owner.
  ///   - finish: Tells the engine that the work has ended or is cancelled; called on the owner.
  init(
    owner: EngineOwner,
    cancellations: CancellationTable,
    receive: @escaping @Sendable (UncheckedSendable<Delivery>) -> Void,
    finish: @escaping @Sendable () -> Void
  ) {
    self.owner = owner
    self.cancellations = cancellations
    self.receive = receive
    self.finish = finish
  }

  /// Starts the work, on the owner.
  func start(_ effect: SubscriptionEffect<Action>) {
    let stop = effect.start(
      SubscriptionObserver(
        deliver: { delivery in
          self.state.withValue { if !$0.isOver { $0.deliveries.append(delivery) } }
          self.scheduleDelivery()
        },
        end: {
          self.state.withValue { $0.hasEnded = true }
          self.scheduleDelivery()
        },
        cancellations: cancellations))
    let isOver = state.withValue {
      if !$0.isOver { $0.stop = stop }
      return $0.isOver
    }
    if isOver { stop() } else { deliver() }
  }

  /// Stops the work, and drops undelivered actions.
  func cancel() {
    // Dropped deliveries are released after the lock: that may run any code.
    let (wasOver, dropped, stop) = state.withValue { state in
      defer {
        state.isOver = true
        state.deliveries = []
        state.stop = nil
      }
      return (state.isOver, state.deliveries, state.stop)
    }
    withExtendedLifetime(dropped) {}
    guard !wasOver else { return }
    stop?()
    owner.performNowOrSoon(finish)
  }

  private func scheduleDelivery() {
    owner.performNowOrSoon { self.deliver() }
  }

  private func deliver() {
    while let delivery = state.withValue({ state in
      state.deliveries.isEmpty ? nil : state.deliveries.removeFirst()
    }) {
      receive(delivery)
    }
    let stop = state.withValue { state -> (@Sendable () -> Void)?? in
      guard state.hasEnded, !state.isOver, state.deliveries.isEmpty else { return nil }
      state.isOver = true
      defer { state.stop = nil }
      return .some(state.stop)
    }
    guard stop != nil else { return }
    finish()
  }
}
