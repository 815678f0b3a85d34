#if Macros
import Testing

@testable import ComposableCore

@Reducer
private struct Flow {
  @CasePathable
  enum State: Equatable {
    case machine(Machine.State)
    case other(Machine.State)
    case done
  }

  enum Action: Equatable {
    case machine(Machine.Action)
    case other(Machine.Action)
    case go(State)
  }

  let log: LockIsolated<[State]>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      log.withValue { [state] in $0.append(state) }
      if case .go(let next) = action { state = next }
      if case .machine(.startUnattended) = action { state = .done }
      return .none
    }
    .ifCaseLet(\.machine, action: \.machine) { Machine() }
    .ifCaseLet(\.other, action: \.other) { Machine() }
  }
}

@MainActor
struct IfCaseLetTests {
  private let log = LockIsolated<[Flow.State]>([])

  private func makeStore() -> TestStoreOf<Flow> {
    TestStore(initialState: Flow.State.machine(Machine.State(id: 1))) { Flow(log: log) }
  }

  @Test("the child runs before the parent")
  func order() async {
    let store = makeStore()
    await store.send(.machine(.press)) { $0 = .machine(Machine.State(id: 1, presses: 1)) }
    #expect(log.value == [.machine(Machine.State(id: 1, presses: 1))])
  }

  @Test("a child's effects end only when its case is left or its id changes")
  func cancellation() async {
    for (next, ends) in [
      (Flow.State.done, true), (.other(Machine.State(id: 1)), true),
      (.machine(Machine.State(id: 2)), true), (.machine(Machine.State(id: 1, presses: 9)), false),
    ] {
      let store = makeStore()
      let task = await store.send(.machine(.start))
      #expect(task.isRunning)
      await store.send(.go(next)) { $0 = next }
      #expect(task.isRunning == !ends)
      await task.cancel()
    }
  }

  @Test("a child whose own action leaves its case leaves no effect running")
  func lastAction() async {
    let store = makeStore()
    let task = await store.send(.machine(.startUnattended)) { $0 = .done }
    #expect(!task.isRunning)
  }

  @Test("an action for another case is reported, and the parent runs")
  func mismatch() async {
    let store = makeStore()
    await withKnownIssue {
      _ = await store.send(.other(.press))
    } matching: { issue in
      issue.description.hasSuffix(
        """
        An "ifCaseLet" at "ComposableCoreTests/IfCaseLetTests.swift:31" received a child action \
        while the state was in another case.

          Action:
            Flow.Action.other(.press)

          State:
            Flow.State.machine(
              Machine.State(
                id: 1,
                presses: 0
              )
            )

        The usual causes:

        - A reducer that runs before the "ifCaseLet" moved the state to another case.
        - An effect of the child was still in flight when the state left the child's case.
        - The action was sent by a view that shows another case.

        To fix this, change the case in the parent's reducer only, which the "ifCaseLet" runs \
        after the child, and send actions from views of the child only while the state is in its \
        case.
        """)
    }
    #expect(log.value.count == 1)
  }

  @Test("modifyInPlace changes a large value in a case")
  func largeState() async {
    struct Large: Equatable {
      // 512 bytes of one word each.
      var words: Words8 = Words8()
      struct Words8: Equatable { var a = Words4(), b = Words4() }
      struct Words4: Equatable { var a = Words2(), b = Words2() }
      struct Words2: Equatable { var a = Words(), b = Words() }
      struct Words: Equatable { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0 }
    }
    var value: Result<Large, Never> = .success(Large())
    let path = AnyCasePath(\Result<Large, Never>.Cases.success)
    let result = path.modifyInPlace(&value) { large in
      large.words.b.b.b.h = 42
      return large.words.a.a.a.a
    }
    #expect(result == 0)
    #expect(value[case: \.success]?.words.b.b.b.h == 42)
    var other: Result<Large, AnError> = .failure(AnError())
    let otherPath = AnyCasePath(\Result<Large, AnError>.Cases.success)
    #expect(otherPath.modifyInPlace(&other) { _ in } == nil)
    #expect(other == .failure(AnError()))
  }

  private struct AnError: Error, Equatable {}
}
#endif
