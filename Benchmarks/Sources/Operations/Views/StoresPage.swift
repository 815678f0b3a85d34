import ComposableCore
internal import ComposableUI

/// A counter in a list.
@Reducer
struct CounterRow {
  @ObservableState
  struct State: Equatable, Sendable, Identifiable {
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

/// Counters that are changed one by one, and all together.
@Reducer
struct CounterRows {
  @ObservableState
  struct State: Equatable, Sendable {
    var rows: IdentifiedArrayOf<CounterRow.State>
    var nextID: Int

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { CounterRow.State(id: $0) })
      nextID = count
    }
  }

  enum Action: Sendable {
    case changeAll
    case append
    case removeLast
    case moveFirstToEnd
    case reverse
    case rows(IdentifiedActionOf<CounterRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeAll:
        for id in state.rows.ids { state.rows[id: id]?.count += 1 }
      case .append:
        state.rows.append(CounterRow.State(id: state.nextID))
        state.nextID += 1
      case .removeLast: state.rows.removeLast()
      case .moveFirstToEnd: state.rows.append(state.rows.removeFirst())
      case .reverse: state.rows.reverse()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { CounterRow() }
  }
}

/// Rows that are the state of a store.
@MainActor
final class StoredRows: ChangingRows {
  let store: StoreOf<CounterRows>

  init(count: Int) {
    store = Store(initialState: CounterRows.State(count: count)) { CounterRows() }
  }

  func changeOne() {
    let rows = store.rows
    store.send(.rows(.element(id: rows[rows.count / 2].id, action: .increment)))
  }

  func changeAll() { store.send(.changeAll) }

  func append() { store.send(.append) }

  func removeLast() { store.send(.removeLast) }

  func moveFirstToEnd() { store.send(.moveFirstToEnd) }

  func reverse() { store.send(.reverse) }
}

/// A text for each row of a store, with nothing around them.
struct StoresPage: View {
  let store: StoreOf<CounterRows>

  var body: some View {
    VStack {
      ForEach(store.scope(state: \.rows, action: \.rows)) { StoreRow(store: $0) }
    }
  }
}

/// The text of a row's store.
struct StoreRow: View {
  let store: StoreOf<CounterRow>

  var body: some View {
    Text("\(store.count)")
  }
}
