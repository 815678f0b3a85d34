import ComposableArchitectureCombine
import Testing

/// Throttling on schedulers.
@MainActor
struct ThrottleTests {
  private let scheduler = DispatchQueue.test

  private enum Action: Equatable {
    case tapped(Int)
    case stopped
    case value(Int)
  }

  private struct ID: Hashable, Sendable {}

  private func makeStore(
    latest: Bool, _ effect: @escaping (Int) -> Effect<Action> = { .send(.value($0)) }
  ) -> Store<[Int], Action> {
    Store(initialState: [Int]()) {
      Reduce<[Int], Action> { [scheduler] state, action in
        switch action {
        case .tapped(let value):
          return effect(value)
            .throttle(id: ID(), for: 1, scheduler: scheduler, latest: latest)
        case .stopped:
          return .cancel(id: ID())
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
  }

  /// Sends an action for each value, a quarter of a second after the other.
  private func tap(_ values: ClosedRange<Int>, in store: Store<[Int], Action>) async {
    for value in values {
      store.send(.tapped(value))
      await scheduler.advance(by: .milliseconds(250))
    }
  }

  @Test("a throttle sends the first value at once, then the latest per interval")
  func latest() async {
    let store = makeStore(latest: true)
    store.send(.tapped(1))
    // All that is sent goes by way of the scheduler.
    #expect(store.withState { $0 } == [])
    await scheduler.advance()
    #expect(store.withState { $0 } == [1])
    await tap(2...5, in: store)
    #expect(store.withState { $0 } == [1, 5])
    await tap(6...7, in: store)
    #expect(store.withState { $0 } == [1, 5])
    await scheduler.run()
    #expect(store.withState { $0 } == [1, 5, 7])
  }

  @Test("throttling with one id in two stores keeps their values apart")
  func twoStores() async {
    let first = makeStore(latest: false)
    let second = makeStore(latest: false)
    await tap(1...2, in: first)
    await tap(3...3, in: second)
    #expect(second.withState { $0 } == [3])
    await scheduler.run()
    #expect(first.withState { $0 } == [1, 2])
    #expect(second.withState { $0 } == [3])
  }

  @Test("with 'latest: false', a throttle sends the first value per interval")
  func first() async {
    let store = makeStore(latest: false)
    store.send(.tapped(1))
    await scheduler.advance()
    await tap(2...5, in: store)
    #expect(store.withState { $0 } == [1, 2])
    await tap(6...7, in: store)
    await scheduler.run()
    #expect(store.withState { $0 } == [1, 2, 6])
  }

  @Test("after an idle interval, a throttle sends the next value at once")
  func pause() async {
    let store = makeStore(latest: true)
    let task = store.send(.tapped(1))
    await scheduler.advance()
    await task.finish()
    await scheduler.advance(by: 1)
    store.send(.tapped(2))
    await scheduler.advance()
    #expect(store.withState { $0 } == [1, 2])
  }

  @Test("a throttle sends one value per interval of an effect with many values")
  func manyValues() async {
    let subject = PassthroughSubject<Action, Never>()
    let store = makeStore(latest: true) { _ in .publisher { subject } }
    let task = store.send(.tapped(0))
    for value in 1...4 {
      subject.send(.value(value))
      await scheduler.advance()
    }
    #expect(store.withState { $0 } == [1])
    await scheduler.advance(by: 1)
    #expect(store.withState { $0 } == [1, 4])
    subject.send(.value(5))
    subject.send(completion: .finished)
    await scheduler.advance()
    #expect(store.withState { $0 } == [1, 4])
    await scheduler.advance(by: 1)
    #expect(store.withState { $0 } == [1, 4, 5])
    // It has ended with the last value that it held back.
    await task.finish()
  }

  @Test("cancelling by id drops the value that a throttle holds back")
  func cancellation() async {
    let store = makeStore(latest: true)
    store.send(.tapped(1))
    await scheduler.advance()
    let task = store.send(.tapped(2))
    await scheduler.advance()
    store.send(.stopped)
    await task.finish()
    await scheduler.run()
    #expect(store.withState { $0 } == [1])
  }

  @Test("throttling no effect yields no effect")
  func none() {
    let store = makeStore(latest: true) { _ in .none }
    #expect(store.send(.tapped(1)).isCancelled)
  }
}
