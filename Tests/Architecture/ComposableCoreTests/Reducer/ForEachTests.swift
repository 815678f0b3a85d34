#if Macros
import Foundation
import Testing

@testable import ComposableCore

@Reducer
private struct List {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Machine.State> = []
    var log: [String] = []
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<Machine>)
    case remove(Int)
    case replaceAll([Int])
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(let id, .startUnattended)), .remove(let id):
        state.rows.remove(id: id)
      case .rows(.element(let id, let action)):
        state.log.append("\(action) \(id): \(state.rows[id: id]?.presses ?? -1)")
      case .replaceAll(let ids):
        state.rows = IdentifiedArray(uniqueElements: ids.map { Machine.State(id: $0) })
      case .stop:
        return .cancel(id: Machine.Motor.running)
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Machine() }
  }
}

/// `forEach` on a list.
@MainActor
struct ForEachTests {
  private func makeStore() -> TestStoreOf<List> {
    TestStore(initialState: List.State(rows: [.init(id: 1), .init(id: 2), .init(id: 3)])) {
      List()
    }
  }

  @Test("the element runs before the parent")
  func order() async {
    let store = makeStore()
    await store.send(.rows(.element(id: 2, action: .press))) {
      $0.rows[id: 2]?.presses = 1
      $0.log = ["press 2: 1"]
    }
    await store.send(\.rows[id: 3].press) {
      $0.rows[id: 3]?.presses = 1
      $0.log.append("press 3: 1")
    }
  }

  @Test("an element's effects end when it is removed; other elements' continue")
  func cancellation() async {
    let store = makeStore()
    let first = await store.send(\.rows[id: 1].start) { $0.log = ["start 1: 0"] }
    let second = await store.send(\.rows[id: 2].start) { $0.log.append("start 2: 0") }
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    #expect(!first.isRunning)
    #expect(second.isRunning)
    await store.send(.replaceAll([5, 2])) {
      $0.rows = [Machine.State(id: 5), Machine.State(id: 2)]
    }
    #expect(second.isRunning)
    await store.send(.replaceAll([5])) { $0.rows = [Machine.State(id: 5)] }
    #expect(!second.isRunning)
  }

  @Test("an element that is removed by its own action leaves no effect behind")
  func lastAction() async {
    let store = makeStore()
    let task = await store.send(\.rows[id: 1].startUnattended) { $0.rows.remove(id: 1) }
    #expect(!task.isRunning)
  }

  @Test("a parent can cancel every element's effects by id, an element its own")
  func cancellationIDs() async {
    let store = makeStore()
    let first = await store.send(\.rows[id: 1].start) { $0.log = ["start 1: 0"] }
    let second = await store.send(\.rows[id: 2].start) { $0.log.append("start 2: 0") }
    await store.send(\.rows[id: 2].stop) { $0.log.append("stop 2: 0") }
    #expect(first.isRunning)
    #expect(!second.isRunning)
    await store.send(.stop)
    #expect(!first.isRunning)
  }

  @Test("an action for an absent element is reported, and the parent runs")
  func absent() async {
    let store = makeStore()
    await withKnownIssue {
      _ = await store.send(\.rows[id: 4].press) { $0.log = ["press 4: -1"] }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        A "forEach" at "ComposableCoreTests/ForEachTests.swift:35" received an action for an \
        element that is not there.

          Element id:
            4

          Action:
            List.Action.rows(
              .element(
                id: 4,
                action: .press
              )
            )

        The usual causes:

        - A reducer that runs before the "forEach" removed the element.
        - An effect of the element was still in flight when the element was removed.
        - A view sent the action after its element was removed.

        To fix this, remove elements in the parent's reducer only, which the "forEach" runs after \
        the element, and send actions from views of elements only while they are there.
        """)
    }
  }

  @Test("an action for a row neither copies nor reads the other rows")
  func cost() {
    struct Row: Equatable, Identifiable {
      static nonisolated(unsafe) var comparisons = 0  // Only this test touches it.
      let id: Int
      var count = 0
      static func == (lhs: Self, rhs: Self) -> Bool {
        comparisons += 1
        return lhs.id == rhs.id && lhs.count == rhs.count
      }
    }
    struct Rows: Equatable {
      var rows: IdentifiedArrayOf<Row> = []
      var addresses: Set<UnsafeRawPointer> = []
    }
    typealias Action = IdentifiedAction<Int, Bool>
    let reducer = Reduce<Rows, Action> { state, _ in
      state.addresses.insert(
        state.rows.elements.withUnsafeBytes { UnsafeRawPointer($0.baseAddress!) })
      return .none
    }
    .forEach(\.rows, action: \.self) {
      Reduce<Row, Bool> { row, startsWork in
        row.count += 1
        return startsWork ? .run { _ in try await Task.never() } : .none
      }
    }
    let resolved = reducer._resolve()
    var state = Rows(rows: IdentifiedArray(uniqueElements: (0..<100).map { Row(id: $0) }))
    for id in 0..<100 {
      _ = resolved.run(&state, .element(id: id, action: id.isMultiple(of: 10)))
    }
    #expect(state.rows.allSatisfy { $0.count == 1 })
    #expect(state.addresses.count == 1)
    #expect(Row.comparisons == 0)
  }
}

struct IdentifiedActionTests {
  @Test("IdentifiedAction has case paths to every element, and to one by id")
  func casePaths() {
    let action = IdentifiedAction<Int, Machine.Action>.element(id: 1, action: .press)
    #expect(action[case: \.element]?.id == 1)
    #expect(action[case: \.element]?.action == .press)
    #expect(action[case: \.[id: 1]] == .press)
    #expect(action[case: \.[id: 2]] == nil)
    #expect(action.is(\.[id: 1].press))
    #expect(action.case == \IdentifiedAction<Int, Machine.Action>.Cases.element)
    let path: CaseKeyPath<IdentifiedAction<Int, Machine.Action>, Machine.Action> = \.[id: 3]
    #expect(path(.stop) == .element(id: 3, action: .stop))
  }

  @Test("IdentifiedAction is encoded and decoded")
  func coding() throws {
    let action = IdentifiedAction<Int, String>.element(id: 1, action: "tapped")
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(IdentifiedAction<Int, String>.self, from: data) == action)
  }
}
#endif
