#if Macros
import DependenciesTestSupport
import Testing

@testable import ComposableCore

@Reducer
private struct Screen {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case start
    case leave
    case close
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .start, .leave:
        return .run { _ in try await Task.never() }.cancellable(id: "work")
      case .close:
        #expect(isPresented)
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
private struct Root {
  struct State: Equatable {
    var path = StackState<Screen.State>()
    var log: [String] = []
  }

  enum Action: Equatable {
    case path(StackActionOf<Screen>)
    case append(Int)
    case removeAll
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .append(let count):
        state.path.append(Screen.State(count: count))
      case .path(.element(let id, .leave)):
        state.path.pop(from: id)
      case .path(.element(let id, let action)):
        state.log.append("\(action) \(id): \(state.path[id: id]?.count ?? -1)")
      case .path(.popFrom(let id)):
        state.log.append("pop \(id) of \(state.path.count)")
      case .path(.push(let id, _)):
        state.log.append("push \(id) makes \(state.path.count)")
      case .removeAll:
        state.path.removeAll()
      case .stop:
        return .cancel(id: "work")
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Screen() }
  }
}

@MainActor
@Suite("forEach on a stack", .dependencies)
struct StackReducerTests {
  private func makeStore(_ counts: [Int] = []) -> TestStoreOf<Root> {
    TestStore(
      initialState: Root.State(path: StackState(counts.map { Screen.State(count: $0) }))
    ) { Root() }
  }

  @Test("an element runs before the parent, which runs after a push, before a pop")
  func order() async {
    let store = makeStore()
    await store.send(\.path.push, (id: 0, state: Screen.State())) {
      $0.path[id: 0] = Screen.State()
      $0.log = ["push #0 makes 1"]
    }
    await store.send(\.path[id: 0].increment) {
      $0.path[id: 0]?.count = 1
      $0.log.append("increment #0: 1")
    }
    await store.send(.path(.push(id: 1, state: Screen.State(count: 5)))) {
      $0.path[id: 1] = Screen.State(count: 5)
      $0.log.append("push #1 makes 2")
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
      $0.log.append("pop #0 of 2")
    }
  }

  @Test("the id of an element that a test pushes is not generated again")
  func generation() async {
    let store = makeStore()
    await store.send(.path(.push(id: 0, state: Screen.State()))) {
      $0.path[id: 0] = Screen.State()
      $0.log = ["push #0 makes 1"]
    }
    await store.send(.append(3)) { $0.path[id: 1] = Screen.State(count: 3) }
  }

  @Test("an element's effects end when it is popped; other elements' continue")
  func cancellation() async {
    let store = makeStore([0, 1])
    let first = await store.send(\.path[id: 0].start) { $0.log = ["start #0: 0"] }
    let second = await store.send(\.path[id: 1].start) { $0.log.append("start #1: 1") }
    await store.send(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
      $0.log.append("pop #1 of 2")
    }
    #expect(first.isRunning)
    #expect(!second.isRunning)
    await store.send(.removeAll) { $0.path.removeAll() }
    #expect(!first.isRunning)
  }

  @Test("an element popped by its own action leaves no effect running")
  func lastAction() async {
    let store = makeStore([0])
    let task = await store.send(\.path[id: 0].leave) { $0.path.removeAll() }
    #expect(!task.isRunning)
  }

  @Test("a parent can cancel its elements' effects by id")
  func parentCancels() async {
    let store = makeStore([0, 1])
    let task = await store.send(\.path[id: 0].start) { $0.log = ["start #0: 0"] }
    await store.send(.stop)
    #expect(!task.isRunning)
  }

  @Test("'dismiss' in an element pops that element and all above")
  func dismissal() async {
    let store = makeStore([0, 1, 2])
    await store.send(\.path[id: 1].close) { $0.log = ["close #1: 1"] }
    await store.receive(\.path.popFrom) {
      $0.path[id: 1] = nil
      $0.path[id: 2] = nil
      $0.log.append("pop #1 of 3")
    }
    await store.send(.append(7)) { $0.path[id: 3] = Screen.State(count: 7) }
    await store.send(\.path[id: 3].close) { $0.log.append("close #3: 7") }
    await store.receive(\.path.popFrom) {
      $0.path[id: 3] = nil
      $0.log.append("pop #3 of 2")
    }
  }

  private func expect(
    _ message: String, of store: TestStoreOf<Root>, sending action: Root.Action,
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    assert update: ((inout Root.State) -> Void)? = nil
  ) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
      _ = await store.send(action, assert: update)
    } matching: { issue in
      issue.description.hasSuffix(
        "A \"forEach\" at \"ComposableCoreTests/StackReducerTests.swift:73\" " + message)
    }
  }

  @Test("an action for an absent element is reported, and the parent runs")
  func absent() async {
    await expect(
      """
      received an action for #7, which is not on the stack.

        Action:
          Root.Action.path(
            .element(
              id: #7,
              action: .increment
            )
          )

        On the stack:
          #0, #1

      The usual causes:

      - A reducer that runs before the "forEach" removed the element.
      - An effect of the element was still in flight when the element left the stack.
      - A view sent the action after its element had left the stack.

      To fix this, remove elements in the parent's reducer only, which the "forEach" runs after \
      the element, and send actions from views of elements only while they are on the stack.
      """,
      of: makeStore([1, 2]), sending: .path(.element(id: 7, action: .increment))
    ) { $0.log = ["increment #7: -1"] }
  }

  @Test("a pop of an absent element is reported, and the parent runs")
  func absentPop() async {
    await expect(
      """
      received a "popFrom" for #7, which is not on the stack.

        Action:
          Root.Action.path(
            .popFrom(id: #7)
          )

        On the stack:
          none

      The usual cause is that the element was popped already, by its parent or by an element below.

      To fix this, pop an element once: by the action, or by changing the state, not by both.
      """,
      of: makeStore(), sending: .path(.popFrom(id: 7))
    ) { $0.log = ["pop #7 of 0"] }
  }

  @Test("a push of an id already on the stack is reported, and pushes nothing")
  func presentPush() async {
    await expect(
      """
      received a "push" for #0, which is on the stack already.

        Action:
          Root.Action.path(
            .push(
              id: #0,
              state: Screen.State(count: 9)
            )
          )

        On the stack:
          #0

      Nothing was pushed.

      To fix this, push each element with an id of its own, and apply one "forEach" to the stack.
      """,
      of: makeStore([1]), sending: .path(.push(id: 0, state: Screen.State(count: 9)))
    ) { $0.log = ["push #0 makes 1"] }
  }

  @Test("a push out of order is reported in a test, and still pushes")
  func pushOutOfOrder() async {
    await expect(
      """
      received a "push" for #5, but the next id is #1.

        Action:
          Root.Action.path(
            .push(
              id: #5,
              state: Screen.State(count: 9)
            )
          )

        On the stack:
          #0

      The element was pushed all the same.

      To fix this, count the ids in a test from 0, in the order in which elements are pushed.
      """,
      of: makeStore([1]), sending: .path(.push(id: 5, state: Screen.State(count: 9)))
    ) {
      $0.path[id: 5] = Screen.State(count: 9)
      $0.log = ["push #5 makes 2"]
    }
  }
}

struct StackActionTests {
  @Test("StackAction has case paths to all its cases and to one element")
  func casePaths() {
    typealias Action = StackAction<String, Int>
    let element = Action.element(id: 1, action: 42)
    #expect(element[case: \.element]?.id == 1)
    #expect(element[case: \.element]?.action == 42)
    #expect(element[case: \.[id: 1]] == 42)
    #expect(element[case: \.[id: 2]] == nil)
    #expect(element[case: \.popFrom] == nil)
    #expect(element.case == \Action.Cases.element)
    let pop = Action.popFrom(id: 1)
    #expect(pop[case: \.popFrom] == 1)
    #expect(pop[case: \.element] == nil)
    #expect(pop[case: \.push] == nil)
    #expect(pop[case: \.[id: 1]] == nil)
    #expect(pop.case == \Action.Cases.popFrom)
    let push = Action.push(id: 3, state: "a")
    #expect(push[case: \.push]?.id == 3)
    #expect(push[case: \.push]?.state == "a")
    #expect(push.case == \Action.Cases.push)
    #expect((\Action.Cases.popFrom)(2) == Action.popFrom(id: 2))
    #expect((\Action.Cases.[id: 2])(7) == Action.element(id: 2, action: 7))
    #expect((\Action.Cases.push)((id: 2, state: "b")) == Action.push(id: 2, state: "b"))
    #expect((\Action.Cases.element)((id: 2, action: 1)) == Action.element(id: 2, action: 1))
  }
}
#endif
