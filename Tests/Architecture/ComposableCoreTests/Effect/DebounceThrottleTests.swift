#if Macros
import DependenciesTestSupport
import Testing

@testable import ComposableCore

@CasePathable
private enum Action: Equatable, Sendable {
  case tap(Int)
  case cancel
  case received(Int)
}

@MainActor
@Suite("Debouncing and throttling effects", .dependencies)
struct DebounceThrottleTests {
  private enum ID { case work }

  private nonisolated let clock = TestClock()
  private nonisolated let started = LockIsolated<[Int]>([])

  private func store(
    _ effect: @escaping @Sendable (Int) -> Effect<Action>
  ) -> TestStore<[Int], Action> {
    TestStore(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .tap(let number): return effect(number)
        case .cancel: return .cancel(id: ID.work)
        case .received(let number):
          state.append(number)
          return .none
        }
      }
    }
  }

  private nonisolated func work(_ number: Int) -> Effect<Action> {
    .run { [started] send in
      started.withValue { $0.append(number) }
      await send(.received(number))
    }
  }

  @Test("debounce delays effects and runs only the last one")
  func debounce() async {
    let store = store { [self] number in
      work(number).debounce(id: ID.work, for: .seconds(1), clock: clock)
    }
    await store.send(.tap(1))
    await clock.advance(by: .milliseconds(900))
    await store.send(.tap(2))
    await clock.advance(by: .milliseconds(900))
    #expect(started.value == [])
    await clock.advance(by: .milliseconds(100))
    await store.receive(.received(2)) { $0 = [2] }
    #expect(started.value == [2])
    await store.finish()
  }

  @Test("debounce works for every kind of effect on any clock, and keeps none")
  func debounceKinds() async {
    let anyClock: any Clock<Duration> = clock
    let store = store { number in
      Effect.concatenate(.send(.received(number)), .run { await $0(.received(-number)) })
        .debounce(id: ID.work, for: .seconds(1), clock: anyClock)
    }
    await store.send(.tap(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.received(1)) { $0 = [1] }
    await store.receive(.received(-1)) { $0 = [1, -1] }
    await store.finish()
    let none = self.store { _ in
      .none.debounce(id: ID.work, for: .seconds(1), clock: anyClock)
    }
    #expect(await none.send(.tap(1)).isCancelled)
  }

  @Test("cancel(id:) ends a debounced effect while it waits and while it runs")
  func cancelDebounced() async {
    let store = store { [started, clock] number in
      Effect.run { _ in
        started.withValue { $0.append(number) }
        try await Task.never()
      }
      .debounce(id: ID.work, for: .seconds(1), clock: clock)
    }
    await store.send(.tap(1))
    await store.send(.cancel)
    await clock.advance(by: .seconds(1))
    #expect(started.value == [])
    await store.send(.tap(2))
    await clock.advance(by: .seconds(1))
    #expect(started.value == [2])
    await store.send(.cancel)
    await store.finish()
  }

  @Test("throttle runs the first effect at once and sends the latest one later")
  func throttleLatest() async {
    let store = store { [self] number in
      work(number).throttle(id: "latest", for: .seconds(1), clock: clock, latest: true)
    }
    await store.send(.tap(1))
    await store.receive(.received(1)) { $0 = [1] }
    await store.send(.tap(2))
    await store.send(.tap(3))
    #expect(started.value == [1, 2, 3])
    await clock.advance(by: .milliseconds(999))
    #expect(store.state == [1])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.received(3)) { $0 = [1, 3] }
    // An action sent at the end of an interval begins the next one.
    await store.send(.tap(4))
    await clock.advance(by: .milliseconds(999))
    #expect(store.state == [1, 3])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.received(4)) { $0 = [1, 3, 4] }
    await clock.advance(by: .seconds(1))
    await store.send(.tap(5))
    await store.receive(.received(5)) { $0 = [1, 3, 4, 5] }
    await store.finish()
  }

  @Test("throttle with latest false sends the first of the actions held back")
  func throttleFirst() async {
    let store = store { [self] number in
      work(number).throttle(id: "first", for: .seconds(1), clock: clock, latest: false)
    }
    await store.send(.tap(1))
    await store.receive(.received(1)) { $0 = [1] }
    await store.send(.tap(2))
    await store.send(.tap(3))
    await clock.advance(by: .seconds(1))
    await store.receive(.received(2)) { $0 = [1, 2] }
    await store.finish()
  }

  @Test("throttle limits the actions of one effect, however it is composed")
  func throttleOneEffect() async {
    let store = store { [clock] _ in
      Effect.concatenate(
        .send(.received(1)),
        .merge(
          .send(.received(2)),
          .run { send in
            await send(.received(3))
            await send.directly(.received(4))
          })
      )
      .throttle(id: "one", for: .seconds(1), clock: clock, latest: true)
    }
    await store.send(.tap(0))
    await store.receive(.received(1)) { $0 = [1] }
    await clock.advance(by: .seconds(1))
    // Of those held back, each effect that runs beside others sends its last one.
    await store.receive(.received(2)) { $0 = [1, 2] }
    await store.receive(.received(4)) { $0 = [1, 2, 4] }
    await store.finish()
    let none = self.store { [clock] _ in
      .none.throttle(id: "one", for: .seconds(1), clock: clock, latest: true)
    }
    #expect(await none.send(.tap(1)).isCancelled)
  }

  @Test("throttle intervals of one root store don't affect another store")
  func throttleInTwoStores() async {
    // One value for both: which store runs it counts, not which made it.
    let effects = [1, 2, 3].map {
      work($0).throttle(
        id: "shared", for: .seconds(1), clock: clock, latest: false)
    }
    let first = store { effects[$0 - 1] }
    let second = store { effects[$0 - 1] }
    await first.send(.tap(1))
    await first.receive(.received(1)) { $0 = [1] }
    await first.send(.tap(2))
    await second.send(.tap(3))
    await second.receive(.received(3)) { $0 = [3] }
    await clock.advance(by: .seconds(1))
    await first.receive(.received(2)) { $0 = [1, 2] }
    await first.finish()
    await second.finish()
  }

  @Test("expired throttle intervals are released, even after many ids")
  func throttleForgets() async throws {
    let intervals = LockIsolated<ThrottleIntervals?>(nil)
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { [clock] state, action in
        guard action > 0 else {
          state += 1
          return .none
        }
        intervals.setValue(FeatureContext.current.cancellations?.throttles)
        return .send(0).throttle(id: action, for: .seconds(1), clock: clock, latest: true)
      }
    }
    for id in 1...200 {
      await store.send(id).finish()
      await clock.advance(by: .milliseconds(100))
    }
    #expect(store.withState { $0 } == 200)
    // Ten run at a time; those that are over are looked for when there are twice as many as before.
    #expect(try #require(intervals.value).count <= 40)
  }
}
#endif
