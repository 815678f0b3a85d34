import Clocks
import ConcurrencyExtras

/// Counts the ticks of a timer while its clock advances by three seconds.
func ticks(of clock: TestClock<Duration>) async -> Int {
  let count = LockIsolated(0)
  let task = Task {
    for await _ in clock.timer(interval: .seconds(1)) { count.withValue { $0 += 1 } }
  }
  await clock.advance(by: .seconds(3))
  task.cancel()
  await task.value
  return count.value
}

/// Advances clocks beside each other.
func ticks(of clocks: [TestClock<Duration>]) async -> [Int] {
  await withTaskGroup(of: Int.self) { group in
    for clock in clocks { group.addTask { await ticks(of: clock) } }
    return await group.reduce(into: []) { $0.append($1) }
  }
}

let globalClock = TestClock()
