@_spi(Internals) import ComposableArchitectureCombine
import Testing

@MainActor
struct EffectPublisherTests {
  /// Subscribes to an effect, and returns where its actions and its end are logged.
  private func log<Action>(
    _ effect: Effect<Action>
  ) -> (log: LockIsolated<[String]>, cancellable: AnyCancellable) {
    let log = LockIsolated<[String]>([])
    let cancellable = _EffectPublisher(effect).sink { _ in
      log.withValue { $0.append("finished") }
    } receiveValue: { action in
      let action = "\(action)"
      log.withValue { $0.append(action) }
    }
    return (log, cancellable)
  }

  @Test("actions that an effect sends synchronously are published at once")
  func synchronous() {
    #expect(log(Effect<Int>.none).log.value == ["finished"])
    #expect(log(Effect<Int>.send(1)).log.value == ["1", "finished"])
    let merged = Effect<Int>.merge(.send(1), .publisher { [2, 3].publisher }, .send(4))
    #expect(log(merged).log.value == ["1", "2", "3", "4", "finished"])
    let sequence = Effect<Int>.concatenate(.publisher { Just(1) }, .send(2))
    #expect(log(sequence.map { $0 * 10 }).log.value == ["10", "20", "finished"])
  }

  @Test("actions of an asynchronous effect are published as they are sent")
  func asynchronous() async {
    let (goOn, continuation) = AsyncStream<Void>.makeStream()
    let effect = Effect<Int>.run { send in
      await send(1)
      for await _ in goOn { break }
      await send(2)
    }
    var log: [Int] = []
    for await action in _EffectPublisher(effect).values {
      log.append(action)
      continuation.yield()
    }
    #expect(log == [1, 2])
  }

  @Test("a cancelled subscription cancels the effect")
  func cancellation() async {
    let (isCancelled, continuation) = AsyncStream<Void>.makeStream()
    let effect = Effect<Int>.run { send in
      try? await Task.never()
      continuation.finish()
      await send(1)
    }
    let (log, cancellable) = log(effect)
    cancellable.cancel()
    for await _ in isCancelled {}
    await Task { @MainActor in }.value
    #expect(log.value == [])
  }

  @Test("an effect run without a store is cancelled by its id")
  func cancellationByID() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, cancellable) = log(Effect.publisher { subject }.cancellable(id: "id"))
    subject.send(1)
    let (other, _) = self.log(Effect<Int>.cancel(id: "id"))
    #expect(other.value == ["finished"])
    subject.send(2)
    #expect(log.value == ["1", "finished"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("publisher operators wrap an effect inside a feature")
  func operators() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 0:
          .publisher {
            _EffectPublisher(Effect<Int>.publisher { [1, 1, 2].publisher }).removeDuplicates()
          }
        case 2:
          .publisher { _EffectPublisher(.run { await $0(3) }).map { $0 * 10 } }
        default: .none
        }
      }
    }
    await store.send(0).finish()
    #expect(store.withState { $0 } == [0, 1, 2, 30])
  }

  @Test("a feature cancels by id an effect wrapped in publisher operators")
  func idsOfFeature() {
    let subject = PassthroughSubject<Int, Never>()
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 0:
          .publisher {
            _EffectPublisher(Effect.publisher { subject }.cancellable(id: "inner"))
              .append(Just(9))
          }
        case -1: .cancel(id: "inner")
        default: .none
        }
      }
    }
    store.send(0)
    subject.send(1)
    store.send(-1)
    subject.send(2)
    #expect(store.withState { $0 } == [0, 1, -1, 9])
    #expect(store.cancellationCount == 0)
  }

  @Test("an effect's publisher holds actions back until there is demand")
  func demand() {
    var log: [String] = []
    var subscription: (any Subscription)?
    _EffectPublisher(Effect<Int>.merge(.send(1), .send(2))).subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          log.append("\($0)")
          return .none
        },
        receiveCompletion: { _ in log.append("finished") }))
    #expect(log == [])
    subscription?.request(.max(1))
    #expect(log == ["1"])
    subscription?.request(.max(1))
    #expect(log == ["1", "2", "finished"])
  }

  @Test("an effect is released when its subscription ends or is cancelled")
  func leaks() {
    final class Object: Sendable {}
    weak var ended: Object?
    weak var cancelled: Object?
    do {
      let object = Object()
      ended = object
      let subscription = log(
        Effect<Int>.publisher {
          Just(1).map { [object] value in withExtendedLifetime(object) { value } }
        })
      let other = Object()
      cancelled = other
      let running = log(
        Effect<Int>.publisher {
          PassthroughSubject<Int, Never>()
            .map { [other] value in withExtendedLifetime(other) { value } }
        })
      running.cancellable.cancel()
      withExtendedLifetime(subscription) {}
    }
    #expect(ended == nil)
    #expect(cancelled == nil)
  }

  @Test("'actions' runs an effect without a store and yields its actions")
  func actions() async {
    var actions: [Int] = []
    let effect = Effect<Int>.merge(.publisher { [1, 2].publisher }, .send(3))
    for await action in effect.actions { actions.append(action) }
    #expect(actions == [1, 2, 3])
  }
}
