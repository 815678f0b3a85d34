import ConcurrencyExtras
import IssueReporting

/// The effects of publishers: work that starts at once and calls back.
struct SubscriptionEffect<Action>: Sendable {
  /// Hands an action to the function that sends it, on the isolation of the store.
  typealias Delivery = (_ send: (Action) -> Void) -> Void

  let location: CodeLocation

  /// Starts the work, and returns the function that cancels it.
  let start: @Sendable (SubscriptionObserver<Action>) -> @Sendable () -> Void
}

/// The receiver of a subscription's actions, and of its end.
package struct SubscriptionObserver<Action>: Sendable {
  let deliver: @Sendable (UncheckedSendable<SubscriptionEffect<Action>.Delivery>) -> Void
  let end: @Sendable () -> Void

  /// The cancellable effects of the store; `nil` outside of a store.
  let cancellations: CancellationTable?

  /// The intervals of the store's throttled effects.
  package var throttles: ThrottleIntervals { cancellations?.throttles ?? ThrottleIntervals() }

  /// Sends an action: at once on the isolation of the store, else soon and in order.
  package func send(_ action: Action) {
    // Safe: handed over, to be called once, on the isolation of the store.
    let delivery: SubscriptionEffect<Action>.Delivery = { $0(action) }
    deliver(UncheckedSendable(delivery))
  }

  /// Ends the effect.
  package func finish() {
    end()
  }

  func map<Child>(
    _ transform:
      @escaping @Sendable (@escaping SubscriptionEffect<Child>.Delivery)
      -> SubscriptionEffect<Action>.Delivery
  ) -> SubscriptionObserver<Child> {
    SubscriptionObserver<Child>(
      deliver: { [deliver] in deliver(UncheckedSendable(transform($0.value))) }, end: end,
      cancellations: cancellations)
  }
}

extension SubscriptionEffect {
  /// Transforms the actions, on the isolation of the store.
  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> SubscriptionEffect<NewAction> {
    SubscriptionEffect<NewAction>(location: location) { [start] observer in
      start(
        observer.map { delivery in
          { send in delivery { send(transform($0)) } }
        })
    }
  }

  /// Calls a function around the sending of each action.
  func sending(
    within body: @escaping @MainActor @Sendable (@MainActor () -> Void) -> Void
  ) -> Self {
    Self(location: location) { [start] observer in
      start(
        observer.map { delivery in
          { send in
            // Only views need `body`, and the stores of other actors have none.
            guard MainQueue.isCurrent else { return delivery(send) }
            // Safe: nothing leaves this function, which runs on the main actor.
            withoutActuallyEscaping(send) { send in
              let send = UncheckedSendable(send)
              let delivery = UncheckedSendable(delivery)
              MainActor.assumeIsolated { body { delivery.value(send.value) } }
            }
          }
        })
    }
  }

  /// The same work as an asynchronous operation.
  var asRun: RunEffect<Action> {
    RunEffect(location: location) { [start] _, send in
      let (actions, continuation) = AsyncStream<UncheckedSendable<Action>>.makeStream()
      let cancel = start(
        SubscriptionObserver(
          deliver: { $0.value { continuation.yield(UncheckedSendable($0)) } },
          end: { continuation.finish() },
          cancellations: send.cancellations))
      continuation.onTermination = { _ in cancel() }
      for await action in actions { await send.directly(action.value) }
    }
  }
}

extension Effect {
  /// Whether the effect is known to do nothing.
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }

  /// Starts work at once that calls back, such as the subscription to a publisher.
  ///
  /// - Parameters:
  ///   - fileID: The file that made the effect, for messages.
  ///   - filePath: The path of that file, for messages.
  ///   - line: The line that made the effect, for messages.
  ///   - column: The column in that line, for messages.
  ///   - start: Starts the work, and returns the function that cancels it. Called on the store's
  ///     isolation, with the dependencies that were in force when the effect was made.
  package static func subscription(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    _ start: @escaping @Sendable (SubscriptionObserver<Action>) -> @Sendable () -> Void
  ) -> Self {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = DependencyValues._current
    return Self(
      operation: .subscription(
        SubscriptionEffect(location: location) { observer in
          DependencyValues.withValues(dependencies) { start(observer) }
        }))
  }
}
