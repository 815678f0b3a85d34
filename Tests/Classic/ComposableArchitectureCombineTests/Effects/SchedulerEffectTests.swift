import ComposableArchitectureCombine
import Testing

struct SchedulerEffectTests {
  @MainActor
  @Test("'timer' ticks after each interval until its reader is cancelled")
  func timer() async {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        if action > 0 { state.append(action) }
        return switch action {
        case 0:
          .run { send in
            for await time in scheduler.timer(interval: .seconds(1)) {
              await send(start.distance(to: time).magnitude / 1_000_000_000)
            }
          }
          .cancellable(id: "timer")
        case -1: .cancel(id: "timer")
        default: .none
        }
      }
    }
    await store.send(0)
    await scheduler.advance(by: .milliseconds(999))
    await scheduler.advance(by: .milliseconds(2_001))
    for value in 1...3 { await store.receive(value) { $0.append(value) } }
    await store.send(-1)
    await store.finish()
    // Nothing repeats any more: this returns.
    await scheduler.run()
    #expect(start.distance(to: scheduler.now) == 3)
  }

  @MainActor
  @Test("effects of a test store that sleep repeatedly wake at each step")
  func asynchronous() async {
    let scheduler = DispatchQueue.test
    let log = LockIsolated<[Int]>([])
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          for value in 1...4 {
            try await scheduler.sleep(for: .seconds(1))
            log.withValue { $0.append(value) }
          }
        }
      }
    }
    await store.send(0)
    await scheduler.advance(by: .milliseconds(999))
    #expect(log.value == [])
    await scheduler.advance(by: .milliseconds(1))
    #expect(log.value == [1])
    await scheduler.advance(by: 2)
    #expect(log.value == [1, 2, 3])
    await scheduler.run()
    #expect(log.value == [1, 2, 3, 4])
    await store.finish()
  }
}
