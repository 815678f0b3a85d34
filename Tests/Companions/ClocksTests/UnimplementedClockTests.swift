import Clocks
import Testing

struct UnimplementedClockTests {
  private func message(_ name: String, _ member: String) -> String {
    """
    '\(name).\(member)' was used, but this clock is unimplemented.

    Time depends on the outside world. To fix this, give the code under test another clock: a \
    'TestClock', whose time the test moves, or an 'ImmediateClock', on which every sleep is over \
    at once.
    """
  }

  @Test("reading an unimplemented clock's time or resolution is reported")
  func now() {
    let clock = UnimplementedClock(name: "Wall")
    var offset: Duration?
    withKnownIssue {
      let now = clock.now
      offset = now.duration(to: AnyClock(ImmediateClock()).now)
    } matching: {
      $0.description.hasSuffix(message("Wall", "now"))
    }
    #expect(offset == .zero)
    withKnownIssue {
      #expect(clock.minimumResolution == .zero)
    } matching: {
      $0.description.hasSuffix(message("Wall", "minimumResolution"))
    }
  }

  @Test("a sleep on an unimplemented clock is reported and ends at once")
  func sleep() async throws {
    let clock = UnimplementedClock<Duration>(name: "Wall", now: .init(offset: .seconds(1)))
    let deadline = AnyClock(ImmediateClock(now: .init(offset: .seconds(5)))).now
    try await withKnownIssue {
      try await clock.sleep(until: deadline)
    } matching: {
      $0.description.hasSuffix(message("Wall", "sleep"))
    }
    withKnownIssue {
      #expect(clock.now == deadline)
    } matching: {
      $0.description.hasSuffix(message("Wall", "now"))
    }
  }

  @Test("an unimplemented clock uses its given base clock and name")
  func base() async throws {
    let base = TestClock()
    let clock = UnimplementedClock(base)
    let task = Task {
      try await withKnownIssue {
        try await clock.sleep(until: AnyClock(base).now.advanced(by: .seconds(1)))
      } matching: {
        $0.description.hasSuffix(message("TestClock<Duration>", "sleep"))
      }
    }
    await base.waitForSleepers(1)
    await base.advance(by: .seconds(1))
    try await task.value
  }

  @Test("an unimplemented clock can be written with a leading dot")
  func shorthand() {
    let clock: any Clock<Duration> = .unimplemented(name: "Feature")
    withKnownIssue {
      _ = clock.minimumResolution
    } matching: {
      $0.description.hasSuffix(message("Feature", "minimumResolution"))
    }
    let unnamed: any Clock<Duration> = .unimplemented()
    withKnownIssue {
      _ = unnamed.minimumResolution
    } matching: {
      $0.description.hasSuffix(message("Clock", "minimumResolution"))
    }
  }
}
