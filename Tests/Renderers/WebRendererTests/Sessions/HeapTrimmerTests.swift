#if PortableViews && Web
import NIOConcurrencyHelpers
import Testing

@testable import WebRenderer

@Suite("The memory of ended pages", .timeLimit(.minutes(10)))
@MainActor
struct HeapTrimmerTests {
  private let clock = ManualClock()
  private let trims = NIOLockedValueBox(0)
  private let store: SessionStore

  init() {
    var limits = SessionLimits()
    limits.connectTimeout = .seconds(60)
    store = SessionStore(
      limits: limits, clock: clock.serverClock, logger: LogRecorder().logger,
      returnFreeMemory: { [trims] in trims.withLockedValue { $0 += 1 } },
      makeGraph: { renderer, start, _ in SampleGraph(renderer: renderer, location: start.location) }
    )
  }

  @Test("memory is returned once after any number of pages have ended, and not without one")
  func ended() async throws {
    let running = Task { await store.trimmer.run() }
    defer { running.cancel() }
    #expect(await trimsAfterInterval() == 0)
    for _ in 0..<3 {
      _ = try store.makeSession(browser: RandomIdentifier(), address: "a", location: "/")
    }
    #expect(await trimsAfterInterval() == 0)
    store.endAll()
    #expect(trims.withLockedValue { $0 } == 0)
    #expect(await trimsAfterInterval() == 1)
    #expect(await trimsAfterInterval() == 1)
  }

  /// Lets the time between two trims pass, and returns how many there have been.
  private func trimsAfterInterval() async -> Int {
    await untilAsleep()
    clock.advance(by: HeapTrimmer.interval)
    await untilAsleep()
    return trims.withLockedValue { $0 }
  }

  private func untilAsleep() async {
    while !clock.hasSleeper(for: HeapTrimmer.interval) { await Task.yield() }
  }
}
#endif
