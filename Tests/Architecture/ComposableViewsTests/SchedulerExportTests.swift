#if Publishers
import ComposableArchitecture
import Dispatch
import Testing

private struct Later: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case start, tick }

  @Dependency(\.mainQueue) var mainQueue

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          try await mainQueue.sleep(for: .seconds(1))
          await send(.tick)
        }
      case .tick:
        state.count += 1
        return .none
      }
    }
  }
}

/// A file that imports the library alone.
@MainActor
struct SchedulerExportTests {
  @Test("a test advances the main queue of a feature")
  func advancing() async {
    let queue: TestSchedulerOf<DispatchQueue> = DispatchQueue.test
    let store = TestStore(initialState: Later.State()) {
      Later()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.start)
    await queue.advance(by: .seconds(1))
    await store.receive(.tick) { $0.count = 1 }
  }

  @Test("an immediate scheduler does not wait")
  func immediate() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    var isDone = false
    scheduler.schedule { isDone = true }
    #expect(isDone)
  }
}
#endif
