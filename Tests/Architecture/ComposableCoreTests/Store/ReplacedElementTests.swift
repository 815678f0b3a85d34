#if Macros
import ConcurrencyExtras
import Observation
import Testing

@testable import ComposableCore

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Sendable {}

  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer
private struct List {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action: Sendable {
    case set(IdentifiedArrayOf<Row.State>)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let rows) = action { state.rows = rows }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// The stores of a list's elements, when the list is replaced.
@MainActor
struct ReplacedElementTests {
  /// Every list of at most three of four rows; the rows are the same pieces of state in each.
  private static let lists: [[Row.State]] = {
    // The third and the fourth have the same id.
    let rows = [
      Row.State(id: 0), Row.State(id: 1), Row.State(id: 2), Row.State(id: 2, count: 1),
    ]
    var lists: [[Row.State]] = [[]]
    var longer = lists
    for _ in 0..<3 {
      longer = longer.flatMap { list in
        rows.filter { row in !list.contains { $0.id == row.id } }.map { list + [$0] }
      }
      lists += longer
    }
    return lists
  }()

  @Test("the stores of exactly the elements that are replaced or removed notify")
  func notifications() {
    for first in Self.lists {
      for second in Self.lists {
        let store = Store(initialState: List.State(rows: [Row.State(id: 9)])) { List() }
        // The stores of the first list's elements are made after one change, and told of the next.
        _ = Array(store.scope(state: \.rows, action: \.rows)).map(\.count)
        store.send(.set(IdentifiedArray(uniqueElements: first)))
        let stores = Array(store.scope(state: \.rows, action: \.rows))
        for list in [second, first] {
          let former = store.withState(\.rows)
          let notified = LockIsolated<Set<Int>>([])
          for (row, child) in zip(first, stores) {
            withObservationTracking {
              _ = child.count
            } onChange: {
              notified.withValue { _ = $0.insert(row.id) }
            }
          }
          store.send(.set(IdentifiedArray(uniqueElements: list)))
          let expected = first.map(\.id).filter { id in
            former[id: id]?._$id != list.first { $0.id == id }?._$id
          }
          #expect(notified.value == Set(expected), "\(Array(former)) → \(list)")
        }
      }
    }
  }
}
#endif
