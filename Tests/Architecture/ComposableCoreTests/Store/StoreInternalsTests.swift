@_spi(Internals) import ComposableCore
import Testing

private enum Action { case start, stop }

/// Hooks for tests of the library.
@MainActor
struct StoreInternalsTests {
  @Test("effectCancellables lists the running effects, cancellationCount the ids")
  func effects() async {
    let line = #line + 6
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { _, action in
        guard action == .start else { return .cancel(id: 1) }
        // `effectCancellables` names the line of `run`.
        return
          .run { _ in try await Task.never() }
          .cancellable(id: 1)
      }
    }
    let task = store.send(.start)
    #expect(
      Array(store.effectCancellables.values)
        == ["ComposableCoreTests/StoreInternalsTests.swift:\(line)"])
    #expect(store.cancellationCount == 1)
    #expect(_cancellationCancellables.count >= 1)
    store.send(.stop)
    await task.finish()
    #expect(store.effectCancellables.isEmpty)
    #expect(store.cancellationCount == 0)
  }

  @Test("_isInPerceptionTracking is true within withPerceptionTracking only")
  func perception() {
    #expect(!_isInPerceptionTracking)
    withPerceptionTracking {
      #expect(_isInPerceptionTracking)
    } onChange: {
    }
  }
}
