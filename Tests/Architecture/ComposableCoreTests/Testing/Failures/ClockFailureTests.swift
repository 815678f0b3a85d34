#if Macros
import ComposableCore
import Testing

/// A feature that ticks for a number of seconds.
private struct Ticker: Reducer {
  @CasePathable
  enum Action: Equatable, Sendable { case start, tick }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { send in
        for _ in 1...100 {
          try await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      }
    case .tick:
      state += 1
      return .none
    }
  }
}

/// Failures of tests that do not override a clock.
@MainActor
struct ClockFailureTests {
  @Test("a loop on a clock that was not overridden is reported once by each test store")
  func loop() async {
    for _ in 1...2 {
      let issues = await recordingIssues {
        let store = TestStore(initialState: 0) { Ticker() }
        store.exhaustivity = .off
        await store.send(.start).finish()
      }
      let reported = issues.failures.map { $0.split(separator: ",").first.map(String.init) }
      #expect(
        Set(reported) == [
          "'@Dependency(\\.continuousClock).now' was used",
          "'@Dependency(\\.continuousClock).sleep' was used",
        ])
      #expect(reported.count == 2)
    }
  }
}
#endif
