#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

// Reads of a view's body when the feature that the view shows has gone.

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name: String
  }

  enum Action { case rename(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name): state.name = name
      }
      return .none
    }
  }
}

@Reducer
private struct Table {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case removeLast
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .removeLast = action { state.rows.removeLast() }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    @Presents var table: Table.State?
    var plain: Table.State?
  }

  enum Action {
    case table(PresentationAction<Table.Action>)
    case plain(Table.Action)
    case clear
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clear = action { state = State() }
      return .none
    }
    .ifLet(\.$table, action: \.table) { Table() }
    .ifLet(\.plain, action: \.plain) { Table() }
  }
}

/// Notes what bodies read.
@MainActor
private final class Reads {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func takeAll() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct RowView: View {
  let store: StoreOf<Row>
  let table: StoreOf<Table>
  let index: Int
  let reads: Reads

  var body: some View {
    // Stops the process if the row is not there any more.
    let _ = reads.note("row \(index): \(store.name), \(table.rows[index].name)")
    Text(store.name)
  }
}

private struct TableView: View {
  let store: StoreOf<Table>
  let reads: Reads

  var body: some View {
    let _ = reads.note("table: \(store.rows.count)")
    ForEach(Array(store.scope(state: \.rows, action: \.rows).enumerated()), id: \.element.id) {
      RowView(store: $0.element, table: store, index: $0.offset, reads: reads)
    }
  }
}

private struct BindableTableView: View {
  @Bindable var store: StoreOf<Table>
  let reads: Reads

  var body: some View {
    let _ = reads.note("bindable: \(store.rows.count)")
    EmptyView()
  }
}

private struct SheetView: View {
  @Bindable var store: StoreOf<Screen>
  let reads: Reads

  var body: some View {
    let _ = reads.note("screen")
    Text("Screen").sheet(item: $store.scope(state: \.table, action: \.table)) {
      TableView(store: $0, reads: reads)
    }
  }
}

/// Shows the table, while there is one, by whatever view a test is about.
private struct PlainView<Content: View>: View {
  let store: StoreOf<Screen>
  let content: (StoreOf<Table>) -> Content

  var body: some View {
    if let table = store.scope(state: \.plain, action: \.plain) { content(table) }
  }
}

private struct UnreadTableView: View {
  let store: StoreOf<Table>
  let reads: Reads

  var body: some View {
    let _ = reads.note("unread")
    EmptyView()
  }
}

private let rows: IdentifiedArrayOf<Row.State> = [
  Row.State(id: 1, name: "one"), Row.State(id: 2, name: "two"),
]

/// Last reads of removed features.
@MainActor
struct LastReadTests {
  private let reads = Reads()

  @Test("a dismissed feature's bodies read its last state, rows included")
  func presentation() throws {
    let store = Store(initialState: Screen.State(table: Table.State(rows: rows))) { Screen() }
    let screen = ViewTester(SheetView(store: store, reads: reads))
    #expect(reads.takeAll() == ["screen", "table: 2", "row 0: one, one", "row 1: two, two"])

    store.send(.table(.presented(.rows(.element(id: 2, action: .rename("zwei"))))))
    screen.graph.flush()
    #expect(reads.takeAll() == ["row 1: zwei, zwei"])

    store.send(.table(.dismiss))
    screen.graph.flush()
    let last = reads.takeAll()
    #expect(last.first == "screen")
    #expect(last.sorted() == ["row 0: one, one", "row 1: zwei, zwei", "screen", "table: 2"])
    #expect(screen.sheet == nil)
  }

  @Test("a removed row's body, which reads by position, is not evaluated")
  func removedRow() throws {
    let store = Store(initialState: Table.State(rows: rows)) { Table() }
    let screen = ViewTester(TableView(store: store, reads: reads))
    _ = reads.takeAll()

    store.send(.removeLast)
    screen.graph.flush()
    let lines = reads.takeAll()
    #expect(lines.contains("table: 1"))
    #expect(!lines.contains { $0.hasPrefix("row 1") })
    #expect(screen.texts == ["one"])
  }

  @Test("a view with a bindable store reads its last state when removed")
  func bindable() throws {
    let store = Store(initialState: Screen.State(plain: Table.State(rows: rows))) { Screen() }
    let screen = ViewTester(PlainView(store: store) { BindableTableView(store: $0, reads: reads) })
    #expect(reads.takeAll() == ["bindable: 2"])

    store.send(.clear)
    screen.graph.flush()
    #expect(reads.takeAll() == ["bindable: 2"])
    #expect(screen.texts == [])
  }

  @Test("a removed view that read nothing of the feature is not evaluated")
  func unread() throws {
    let store = Store(initialState: Screen.State(plain: Table.State(rows: rows))) { Screen() }
    let screen = ViewTester(PlainView(store: store) { UnreadTableView(store: $0, reads: reads) })
    #expect(reads.takeAll() == ["unread"])

    store.send(.clear)
    screen.graph.flush()
    #expect(reads.takeAll() == [])
  }

  @Test("unmounting the whole graph evaluates no body again")
  func unmount() throws {
    let store = Store(initialState: Screen.State(plain: Table.State(rows: rows))) { Screen() }
    let screen = ViewTester(PlainView(store: store) { BindableTableView(store: $0, reads: reads) })
    _ = reads.takeAll()

    store.send(.clear)
    screen.graph.unmount()
    #expect(reads.takeAll() == [])
  }
}
#endif
