import ComposableCore

/// A feature whose timer ticks until it is stopped, and whose effects take every route off their task.
struct Metronome: Reducer {
  struct State: Equatable {
    var ticks = 0
  }

  enum Action: Equatable, Sendable {
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  let clock: TestClock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { [clock] state, action in
      switch action {
      case .startButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await Task { @MainActor in await Task.detached {}.value }.value
            await send(.ticked)
          }
        }
        .cancellable(id: "timer")
      case .stopButtonTapped:
        return .cancel(id: "timer")
      case .ticked:
        state.ticks += 1
        return .none
      }
    }
  }

  /// Lets the timer of a store tick three times, and stops it.
  @MainActor
  static func run(_ store: TestStoreOf<Metronome>, _ clock: TestClock<Duration>) async {
    let ticks = store.state.ticks
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(3))
    for tick in 1...3 { await store.receive(.ticked) { $0.ticks = ticks + tick } }
    await store.send(.stopButtonTapped)
    await store.finish()
  }

  /// Creates a store that nothing has been sent to.
  @MainActor
  static func makeStore(_ clock: TestClock<Duration>) -> TestStoreOf<Metronome> {
    TestStore(initialState: State()) { Metronome(clock: clock) }
  }
}

let globalClock = TestClock()
/// Created on the first access; that must be on the main actor, which the compiler does not ask for.
@MainActor let globalStore = Metronome.makeStore(globalClock)
