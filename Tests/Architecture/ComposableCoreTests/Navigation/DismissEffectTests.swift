#if Macros
import ComposableCore
import Testing

@Reducer
private struct Panel {
  struct State: Equatable {}
  enum Action { case close }

  @Dependency(\.dismiss) var dismiss: DismissEffect

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { [dismiss] _ in await dismiss() } }
  }
}

@MainActor
@Suite struct DismissEffectTests {
  @Test("a function of one's own stands in for a dismissal")
  func override() async {
    let count = LockIsolated(0)
    let store = Store(initialState: Panel.State()) {
      Panel()
    } withDependencies: {
      $0.dismiss = DismissEffect { count.withValue { $0 += 1 } }
      #expect($0.isPresented)
    }
    await store.send(.close).finish()
    await store.send(.close).finish()
    #expect(count.value == 2)
  }

  @Test("it may be called from anywhere")
  func sendable() async {
    let count = LockIsolated(0)
    let dismiss = DismissEffect { count.withValue { $0 += 1 } }
    await Task.detached { await dismiss() }.value
    #expect(count.value == 1)
  }

  @Test("without one, nothing is presented")
  func absent() {
    #expect(!DependencyValues.live.isPresented)
    #expect(!DependencyValues.test.isPresented)
  }
}
#endif
