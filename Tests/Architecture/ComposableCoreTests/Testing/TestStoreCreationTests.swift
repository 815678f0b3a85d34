#if Macros
import ComposableCore
import IssueReporting
import Testing

@Reducer
private struct Kettle {
  struct State: Equatable { var degrees = 20 }
  enum Action { case heat }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.degrees += 5
      return .none
    }
  }
}

@MainActor
struct TestStoreCreationTests {
  /// A team's own helper, which reports failures where it is called.
  private func makeStore(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestStoreOf<Kettle> {
    TestStore(initialState: .init(degrees: 90), reducer: { Kettle() }, file: file, line: line)
  }

  @Test("a test store infers its state's type from the reducer")
  func inference() async {
    let store = TestStore(initialState: .init()) { Kettle() }
    await store.send(.heat) { $0.degrees = 25 }
    let warm = TestStore(initialState: .init(degrees: 60)) {
      Kettle()
    } withDependencies: {
      $0.context = .test
    }
    await warm.send(.heat) { $0.degrees = 65 }
  }

  @Test("a helper can pass its caller's file and line to a test store")
  func location() async {
    let store = makeStore()
    await store.send(.heat) { $0.degrees = 95 }
  }
}
#endif
