import Clocks
import ConcurrencyExtras
import Testing

struct ImmediateClockTests {
  @Test("an immediate clock's sleep ends at once and moves its time")
  func sleep() async throws {
    let clock = ImmediateClock()
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
    #expect(clock.now.offset == .seconds(3_601))
    try await clock.sleep(until: .init(offset: .zero))
    #expect(clock.now.offset == .seconds(3_601))
  }

  @Test("an immediate clock can start at any instant and use any duration")
  func start() async throws {
    let clock = ImmediateClock<Steps>(now: .init(offset: Steps(count: 2)))
    try await clock.sleep(for: Steps(count: 3))
    #expect(clock.now.offset == Steps(count: 5))
  }

  @Test("a cancelled sleep on an immediate clock throws and moves no time")
  func cancellation() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @MainActor
  @Test("a sleep on an immediate clock lets other tasks run")
  func yielding() async throws {
    var hasRun = false
    // On the main actor, where a task that was started before the sleep comes before its end.
    let task = Task { hasRun = true }
    try await ImmediateClock().sleep(for: .seconds(1))
    #expect(hasRun)
    await task.value
  }

  @Test("an immediate clock can be written as '.immediate'")
  func shorthand() async throws {
    let clock: any Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(3_600))
  }
}
