#if Macros
import Testing

@testable import ComposableCore

/// A feature that starts several effects at once, each of which notes that it has begun.
private struct Relay: Reducer {
  // Not observable itself: the store publishes after the turn that `laps` is another value.
  struct State {
    var laps = Laps()
  }

  enum Action {
    case start
    case startOnMain
  }

  let events: LockIsolated<[String]>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.laps = Laps(count: state.laps.count + 1)
    return .merge(
      (1...8).map { [events] number in
        switch action {
        case .start:
          .run { _ in events.withValue { $0.append("effect \(number)") } }
        case .startOnMain:
          .run { @MainActor _ in events.withValue { $0.append("effect \(number)") } }
        }
      })
  }
}

@ObservableState
private struct Laps { var count = 0 }

@MainActor
struct EffectStartTests {
  private let events = LockIsolated<[String]>([])
  private let begun = (1...8).map { "effect \($0)" }

  /// Sends an action, and returns its task once the effects would have begun if they could.
  private func send(_ action: Relay.Action) -> StoreTask {
    events.setValue([])
    let store = Store(initialState: Relay.State()) { Relay(events: events) }
    withObservationTracking {
      _ = store.scope(state: \.laps, action: \.self).count
    } onChange: { [events] in
      // Other threads have time to begin before this one continues.
      for _ in 1...500 { _ = events.value }
      events.withValue { $0.append("published") }
    }
    let task = store.send(action)
    for _ in 1...500 { _ = events.value }
    return task
  }

  @Test("an effect starts after the current turn and its main actor work")
  func afterTurn() async {
    for _ in 1...50 {
      let task = send(.start)
      #expect(events.value == ["published"])
      await task.finish()
      #expect(events.value.dropFirst().sorted() == begun)
    }
  }

  // A process of its own: the test stores of other tests would keep the order by their hook.
  @Test("effects start in the order in which they were returned")
  func order() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let tests = EffectStartTests()
      for _ in 1...50 {
        let task = tests.send(.startOnMain)
        #expect(tests.events.value == ["published"])
        await task.finish()
        #expect(tests.events.value == ["published"] + tests.begun)
      }
    }
  }
}
#endif
