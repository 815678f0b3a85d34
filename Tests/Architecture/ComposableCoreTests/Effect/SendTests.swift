#if Macros
@_spi(Internals) import ComposableCore
import Testing

@Reducer
private struct Upload {
  struct State: Equatable { var steps: [String] = [] }
  enum Action: Equatable {
    case start
    case step(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in await Self.steps(send) }
      case .step(let step):
        state.steps.append(step)
        return .none
      }
    }
  }

  /// Work that lives outside of the reducer names the type of what it sends by.
  static func steps(_ send: SendOf<Self>) async {
    await send(.step("first"))
    await send(.step("last"))
  }
}

@MainActor
@Suite struct SendTests {
  @Test("a function outside of a feature sends the feature's actions")
  func alias() async {
    let store = TestStore(initialState: Upload.State()) { Upload() }
    await store.send(.start)
    await store.receive(.step("first")) { $0.steps = ["first"] }
    await store.receive(.step("last")) { $0.steps = ["first", "last"] }
  }

  @Test("work can be tested alone, with a function to send to")
  func function() async {
    let actions = LockIsolated<[Upload.Action]>([])
    await Upload.steps(Send { action in actions.withValue { $0.append(action) } })
    #expect(actions.value == [.step("first"), .step("last")])
    Send<Upload.Action>(send: { action in actions.setValue([action]) })(.start)
    #expect(actions.value == [.start])
  }

  @Test("nothing is sent once the task is cancelled")
  func cancellation() async {
    let actions = LockIsolated<[Upload.Action]>([])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await Upload.steps(Send { action in actions.withValue { $0.append(action) } })
    }
    await task.value
    #expect(actions.value == [])
  }
}

@MainActor
@Suite struct StoreTaskTests {
  @Test("tasks of different actions differ, and a copy is the task itself")
  func hashing() async {
    let store = Store(initialState: Upload.State()) { Upload() }
    let (first, second) = (store.send(.start), store.send(.start))
    #expect(first != second)
    #expect(Set<StoreTask>([first, second, first]).count == 2)
    await first.finish()
    await second.finish()
    #expect(store.currentState.steps.count == 4)
  }
}
#endif
