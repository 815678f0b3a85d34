#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Row {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Rows {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case add(Int)
    case remove(Int)
    case reverse
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows: break
      case .add(let id): state.rows.append(Row.State(id: id))
      case .remove(let id): state.rows.remove(id: id)
      case .reverse: state.rows.reverse()
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
  }
}

private struct RowView: View {
  let store: StoreOf<Row>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Button("\(viewStore.id): \(viewStore.count)") { viewStore.send(.tapped) }
    }
  }
}

@MainActor
struct ForEachStoreTests {
  private func makeStore(_ ids: Int...) -> StoreOf<Rows> {
    Store(
      initialState: Rows.State(rows: IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) }))
    ) {
      Rows()
    }
  }

  @Test("rows are added, removed and moved with their elements")
  func rows() throws {
    let store = makeStore(1, 2)
    let screen = ViewTester(RowsView(store: store))
    #expect(screen.root.buttons == ["1: 0", "2: 0"])
    try screen.button("2: 0").tap()
    #expect(screen.root.buttons == ["1: 0", "2: 1"])
    store.send(.add(3))
    store.send(.reverse)
    #expect(screen.root.buttons == ["3: 0", "2: 1", "1: 0"])
    store.send(.remove(2))
    #expect(screen.root.buttons == ["3: 0", "1: 0"])
  }

  @Test("changing an element evaluates neither the list nor other rows")
  func evaluation() throws {
    let store = makeStore(1, 2, 3)
    let screen = ViewTester(RowsView(store: store))
    screen.graph.resetBodyEvaluations()
    try screen.button("2: 0").tap()
    #expect(screen.root.buttons == ["1: 0", "2: 1", "3: 0"])
    #expect(screen.graph.bodyEvaluations(of: RowsView.self) == 0)
    #expect(screen.graph.bodyEvaluations(of: RowView.self) == 0)
    #expect(
      screen.graph.bodyEvaluations(of: WithViewStore<Row.State, Row.Action, Button<Text>>.self) == 1
    )
  }

  @Test("a removed element's store ignores actions and reports them")
  func removed() throws {
    let store = makeStore(1)
    let rows = store.scope(state: \.rows, action: \.rows)
    let row: StoreOf<Row> = rows.element(id: 1, action: { .element(id: $0, action: $1) })
    store.send(.remove(1))
    withKnownIssue {
      row.send(.tapped)
    } matching: {
      $0.description.contains("\"send\" was called on a store of \"State\" whose state is gone.")
    }
    #expect(row.withState(\.id) == 1)
  }
}
#endif
