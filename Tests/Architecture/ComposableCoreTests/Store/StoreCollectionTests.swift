#if Macros
import ComposableCore
import ConcurrencyExtrasTestSupport
import Testing

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Sendable { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct List {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
  }

  enum Action: Sendable {
    case add(Int)
    case remove(Int)
    case reverse
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id): state.rows.append(Row.State(id: id))
      case .remove(let id): state.rows.remove(id: id)
      case .reverse: state.rows.reverse()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor
private func indexOffMainThread() async {
  let store = Store(initialState: List.State()) { List() }
  let rows = UncheckedSendable(
    AnyRandomAccessCollection(store.scope(state: \.rows, action: \.rows)))
  await Task.detached { _ = rows.value.first }.value
}

/// Stores of a collection's elements.
@MainActor
struct StoreCollectionTests {
  private let store = Store(initialState: List.State()) { List() }

  /// Asks for the collection as `ForEach` does.
  private func rows<Rows: RandomAccessCollection<StoreOf<Row>>>(_ rows: Rows) -> Rows { rows }

  @Test("a scoped collection has a store per element, in order")
  func elements() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(rows.map { $0.withState(\.id) } == [1, 2])
    rows[1].send(.increment)
    #expect(rows.map(\.count) == [0, 1])
    #expect(store.rows[id: 2]?.count == 1)
    let unlabelled = Array(store.scope(\.rows, action: \.rows))
    #expect(unlabelled == rows)
  }

  @Test("a held element's store stays the same when the element moves")
  func identity() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    store.send(.reverse)
    #expect(Array(store.scope(state: \.rows, action: \.rows)) == rows.reversed())
    #expect(self.rows(store.scope(state: \.rows, action: \.rows)).first === rows[1])
  }

  @Test("an element's store lives as long as a store scoped from it by closure")
  @available(*, deprecated)
  func functionScope() {
    let store = Store(initialState: List.State()) { List() }
    var held = store.scope(state: \.rows, action: \.rows).first
    weak let row = held
    var count: Store<Int, Row.Action>? = held?.scope(state: \.count, action: { $0 })
    held = nil
    #expect(row != nil)
    #expect(row === store.scope(state: \.rows, action: \.rows).first)
    count?.send(.increment)
    #expect(count?.withState { $0 } == 1)
    #expect(row?.count == 1)
    count = nil
    #expect(row == nil)
  }

  @Test("element stores are created only when they are accessed")
  func laziness() {
    let rows = rows(store.scope(state: \.rows, action: \.rows))
    #expect(rows.count == 2)
    weak let first = rows.first
    #expect(first == nil)
  }

  @Test("a removed element's store keeps its last state and reports actions")
  func removal() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[0].send(.increment)
    #expect(rows[0].count == 1)
    store.send(.remove(1))
    #expect(rows[0].count == 1)
    withKnownIssue {
      rows[0].send(.increment)
    } matching: { issue in
      issue.description.contains("\"send\" was called on a store of \"State\" whose state is gone.")
    }
    #expect(Array(store.scope(state: \.rows, action: \.rows)) == [rows[1]])
  }

  @Test("a position out of bounds yields a store that ignores actions")
  func outOfRange() throws {
    let before = rows(store.scope(state: \.rows, action: \.rows))
    let last = before.index(before.startIndex, offsetBy: 1)
    store.send(.remove(2))
    let after = rows(store.scope(state: \.rows, action: \.rows))
    #expect(after.count == 1)
    let inert = after[last]
    withKnownIssue {
      inert.send(.increment)
    } matching: { issue in
      issue.description.contains("whose state is gone")
    }
    #expect(store.withState(\.rows) == [Row.State(id: 1)])
  }

  @Test("adding and removing notify the collection's readers, changing does not")
  func observation() {
    let changes = LockIsolated(0)
    func observe() {
      withObservationTracking {
        _ = rows(store.scope(state: \.rows, action: \.rows))
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    observe()
    store.send(.rows(.element(id: 1, action: .increment)))
    #expect(changes.value == 0)
    store.send(.add(3))
    #expect(changes.value == 1)
  }

  @Test("scoping an uncached store to a collection is reported")
  @available(*, deprecated)
  func uncached() {
    let uncached: StoreOf<List> = store.scope(state: { $0 }, action: { $0 })
    withKnownIssue {
      let rows = rows(uncached.scope(state: \.rows, action: \.rows))
      #expect(rows.first?.count == 0)
    } matching: { issue in
      issue.description.hasSuffix(
        """
        A store that was scoped by closures was scoped again to optional state or to a collection.

          Store:
            StoreOf<List>

        Closures cannot be told apart, so that such a store makes a new child each time it is \
        asked for one, and views that show the child lose its identity.

        To fix this, scope with key paths all the way from the root: "store.scope(state: \\.child, \
        action: \\.child)".
        """)
    }
  }

  @Test("indexing a store collection off the main actor traps", .urgent)
  func offMainThread() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await indexOffMainThread()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        A collection of stores is indexed off the main actor.

        The usual cause is a task that was detached, or a function that is "nonisolated", into which \
        the collection was taken.

        To fix this, index it on the main actor, and take the store that is there into the task.
        """))
  }

  @Test("a store actor made on the main actor scopes to an element by its id")
  func storeActor() async {
    let store = StoreActor(initialState: List.State()) { List() }
    let row = await store.scope(state: \.rows, action: \.rows, id: 2)
    await row?.send(.increment)
    #expect(await row?.count == 1)
    #expect(await store.scope(state: \.rows, action: \.rows, id: 2) === row)
    #expect(await store.scope(state: \.rows, action: \.rows, id: 3) == nil)
    #expect(await store.rows[id: 2]?.count == 1)
  }
}
#endif
