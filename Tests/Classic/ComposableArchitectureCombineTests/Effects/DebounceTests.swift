import ComposableArchitectureCombine
import Testing

/// Debouncing on schedulers.
@MainActor
struct DebounceTests {
  private let scheduler = DispatchQueue.test

  private enum Action: Equatable {
    case tapped(Int)
    case stopped
    case value(Int)
  }

  private struct ID: Hashable, Sendable {}

  private func makeStore(
    _ effect: @escaping (Int) -> Effect<Action> = { .send(.value($0)) }
  ) -> Store<[Int], Action> {
    Store(initialState: [Int]()) {
      Reduce<[Int], Action> { [scheduler] state, action in
        switch action {
        case .tapped(let value):
          return effect(value).debounce(id: ID(), for: 1, scheduler: scheduler)
        case .stopped:
          return .cancel(id: ID())
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
  }

  @Test("only the last of several debounced effects starts, after a pause")
  func latest() async {
    let store = makeStore()
    let first = store.send(.tapped(1))
    await scheduler.advance(by: .milliseconds(600))
    let second = store.send(.tapped(2))
    await scheduler.advance(by: .milliseconds(600))
    #expect(store.withState { $0 } == [])
    #expect(first.isCancelled == false)
    await first.finish()
    await scheduler.advance(by: .milliseconds(399))
    #expect(store.withState { $0 } == [])
    await scheduler.advance(by: .milliseconds(1))
    #expect(store.withState { $0 } == [2])
    await second.finish()
    store.send(.tapped(3))
    await scheduler.run()
    #expect(store.withState { $0 } == [2, 3])
  }

  @Test("a debounced publisher is not created before the pause is over")
  func lazyStart() async {
    var started: [Int] = []
    let store = makeStore { value in
      .publisher {
        Deferred {
          started.append(value)
          return Just(Action.value(value))
        }
      }
    }
    store.send(.tapped(1))
    store.send(.tapped(2))
    #expect(started == [])
    await scheduler.advance(by: 1)
    #expect(started == [2])
    #expect(store.withState { $0 } == [2])
  }

  @Test("cancelling by id stops a debounced effect that waits or runs")
  func cancellation() async {
    let subject = PassthroughSubject<Action, Never>()
    let store = makeStore { _ in .publisher { subject } }
    let waiting = store.send(.tapped(1))
    store.send(.stopped)
    await waiting.finish()
    await scheduler.run()
    subject.send(.value(1))
    let running = store.send(.tapped(1))
    await scheduler.advance(by: 1)
    subject.send(.value(2))
    store.send(.stopped)
    await running.finish()
    subject.send(.value(3))
    #expect(store.withState { $0 } == [2])
  }

  @Test("a later debounced effect cancels the running one with its id")
  func replacesRunning() async {
    let subject = PassthroughSubject<Action, Never>()
    let store = makeStore { _ in .publisher { subject } }
    store.send(.tapped(1))
    await scheduler.advance(by: 1)
    store.send(.tapped(2))
    subject.send(.value(1))
    #expect(store.withState { $0 } == [])
    await scheduler.advance(by: 1)
    subject.send(.value(2))
    #expect(store.withState { $0 } == [2])
  }

  @Test("debouncing no effect yields no effect")
  func none() async {
    let store = makeStore { _ in .none }
    #expect(store.send(.tapped(1)).isCancelled)
  }
}
