#if Macros
import CasePaths
import ComposableCore
import Testing

@CasePathable
private enum Screen: Equatable {
  case loading
  case loaded(count: Int)
}

private struct Failure: Error {}

/// Context of a test store's assertions.
@MainActor
struct AssertionContextTests {
  @Test("'XCTModify' may change nothing in a non-exhaustive test")
  func modify() async {
    let store = TestStore(initialState: Screen.loaded(count: 1)) {
      Reduce<Screen, Void> { state, _ in
        state = .loaded(count: 2)
        return .none
      }
    }
    store.exhaustivity = .off
    await store.send(()) { XCTModify(&$0, case: \.loaded) { $0 = 2 } }
  }

  @Test("incomparable errors are reported once per assertion, not twice")
  @available(*, deprecated, message: "It is about a deprecated type")
  func taskResults() async {
    struct State: Equatable { var result: TaskResult<Int>? }
    let store = TestStore(initialState: State()) {
      Reduce<State, Void> { state, _ in
        state.result = .failure(Failure())
        return .none
      }
    }
    let reports = LockIsolated(0)
    await withKnownIssue {
      await store.send(()) { $0.result = .failure(Failure()) }
    } matching: {
      if $0.description.contains("TaskResult") { reports.withValue { $0 += 1 } }
      return true
    }
    #expect(reports.value == 1)
  }
}
#endif
