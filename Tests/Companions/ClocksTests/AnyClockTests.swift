import Clocks
import ConcurrencyExtrasTestSupport
import Foundation
import Testing

struct AnyClockTests {
  @Test("AnyClock sleeps on its wrapped clock")
  func sleep() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await base.waitForSleepers(1)
    await base.advance(by: .seconds(1))
    try await task.value
    #expect(start.duration(to: clock.now) == .seconds(1))
    #expect(clock.minimumResolution == base.minimumResolution)
    #expect(AnyClock(ContinuousClock()).minimumResolution == ContinuousClock().minimumResolution)
  }

  @Test("AnyClock's instants have the wrapped ones' order and distances")
  func instants() {
    let clock = AnyClock(ImmediateClock())
    let now = clock.now
    let later = now.advanced(by: .seconds(2))
    #expect(now < later)
    #expect(!(later < now))
    #expect(now == clock.now)
    #expect(now != later)
    #expect(later.duration(to: now) == .seconds(-2))
    #expect(Set([now, clock.now, later]).count == 2)
    #expect(now != AnyClock(ContinuousClock()).now)
  }

  @Test("wrapping an AnyClock yields the same instants")
  func nested() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let twice = AnyClock(clock)
    #expect(clock.now == twice.now)
    try await twice.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }

  @Test("AnyClock wraps different clocks with one duration type")
  func generic() async throws {
    let clocks: [AnyClock<Duration>] = [
      AnyClock(ImmediateClock()), AnyClock(ContinuousClock()), AnyClock(SuspendingClock()),
    ]
    for clock in clocks { try await clock.sleep(for: .zero) }
    let steps = AnyClock(TestClock<Steps>(now: .init(offset: Steps(count: 7))))
    #expect(steps.now == steps.now)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test("the duration between two different clocks' instants traps", .urgent)
  func foreign() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let now = AnyClock(ImmediateClock()).now
      _ = now.duration(to: AnyClock(ContinuousClock()).now)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("belongs to another clock than one with instants of type"))
    #expect(message.contains("'OffsetInstant<Duration>'"))
  }
  #endif
}
