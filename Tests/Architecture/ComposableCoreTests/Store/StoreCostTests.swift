#if Macros
import ConcurrencyExtras
import Observation
import Testing

@testable import ComposableCore

/// The cost of sending.
@MainActor
struct StoreCostTests {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
      var rows: IdentifiedArrayOf<State> = []
    }
    @CasePathable
    indirect enum Action {
      case increment
      case reset
      case rows(IdentifiedActionOf<Row>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .reset: state = State(id: state.id)
        case .rows: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer
  struct Navigator {
    @ObservableState
    struct State: Equatable {
      @Presents var sheet: List.State?
      var path = StackState<List.State>()
    }
    enum Action {
      case sheet(PresentationAction<List.Action>)
      case path(StackActionOf<List>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { List() }
        .forEach(\.path, action: \.path) { List() }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var list = List.State()
      var optional: List.State? = List.State()
    }
    enum Action {
      case list(List.Action)
      case optional(List.Action)
    }
    let read: @MainActor () -> Void
    var body: some ReducerOf<Self> {
      Scope(state: \.list, action: \.list) { List() }
      Reduce { _, _ in
        MainActor.assumeIsolated { read() }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { List() }
    }
  }

  private func makeState() -> Root.State {
    var rows: IdentifiedArrayOf<Row.State> = []
    for id in 0..<100 { rows.append(Row.State(id: id)) }
    let children = rows
    rows[id: 7]?.rows = children
    return Root.State(list: List.State(rows: rows), optional: List.State(rows: rows))
  }

  private func addresses(_ store: StoreOf<Root>) -> [UnsafeRawPointer?] {
    store.withState { state in
      [state.list.rows, state.optional!.rows].map { $0.elements.withUnsafeBytes(\.baseAddress) }
    }
  }

  @Test(
    "an action for a row copies no other row of its list, however nested",
    .enabled(if: RuntimeHook.layout.isEnabled))
  func rowsAreNotCopied() {
    let store = Store(initialState: makeState()) { Root(read: {}) }
    func send() {
      store.send(.list(.rows(.element(id: 3, action: .increment))))
      store.send(.list(.rows(.element(id: 7, action: .rows(.element(id: 5, action: .increment))))))
      store.send(.optional(.rows(.element(id: 3, action: .increment))))
    }
    // The first time, the lists still belong to the state that the store was given.
    send()
    let before = addresses(store)
    for _ in 0..<10 { send() }
    #expect(addresses(store) == before)
    #expect(store.withState(\.list.rows[id: 3]?.count) == 11)
    #expect(store.withState(\.list.rows[id: 7]?.rows[id: 5]?.count) == 11)
    #expect(store.withState(\.optional?.rows[id: 3]?.count) == 11)
  }

  @Test(
    "an action for a row in a sheet or on a stack copies no other row",
    .enabled(if: RuntimeHook.layout.isEnabled))
  func rowsOfScreensAreNotCopied() {
    let list = makeState().list
    let store = Store(
      initialState: Navigator.State(sheet: list, path: StackState([list, list]))
    ) { Navigator() }
    let ids = store.withState(\.path.ids)
    func send() {
      for row in [3, 7] {
        let action = List.Action.rows(.element(id: row, action: .increment))
        store.send(.sheet(.presented(action)))
        for id in ids { store.send(.path(.element(id: id, action: action))) }
      }
    }
    func addresses() -> [UnsafeRawPointer?] {
      store.withState { state in
        ([state.sheet!.rows] + state.path.map(\.rows)).map {
          $0.elements.withUnsafeBytes(\.baseAddress)
        }
      }
    }
    send()
    let before = addresses()
    for _ in 0..<10 { send() }
    #expect(addresses() == before)
    #expect(store.withState(\.sheet?.rows[id: 3]?.count) == 11)
    #expect(store.withState { $0.path.map { $0.rows[id: 7]?.count } } == [11, 11])
  }

  @Test(
    "an action for an element of a stack copies no other element",
    .enabled(if: RuntimeHook.layout.isEnabled))
  func stackIsNotCopied() {
    let lists = (0..<20).map { _ in List.State(rows: [Row.State(id: 0)]) }
    let store = Store(initialState: Navigator.State(path: StackState(lists))) { Navigator() }
    let ids = store.withState(\.path.ids)
    func send() {
      for id in [ids[3], ids[19]] {
        store.send(.path(.element(id: id, action: .rows(.element(id: 0, action: .increment)))))
      }
    }
    func address() -> UnsafeRawPointer? {
      store.withState { state in
        state.path.entries.elements.withUnsafeBytes(\.baseAddress)
      }
    }
    send()
    let before = address()
    for _ in 0..<10 { send() }
    #expect(address() == before)
    #expect(store.withState { $0.path[id: ids[3]]?.rows[id: 0]?.count } == 11)
    #expect(store.withState { $0.path.map { $0.rows[id: 0]!.count }.reduce(0, +) } == 22)
  }

  @Test("reading the store while a row's reducer runs yields the old rows")
  func readsDuringTurn() {
    var seen: [Int?] = []
    var store: StoreOf<Root>!
    store = Store(initialState: makeState()) {
      Root(read: { seen.append(store.withState(\.list.rows[id: 3]?.count)) })
    }
    for _ in 0..<3 { store.send(.list(.rows(.element(id: 3, action: .increment)))) }
    #expect(seen == [0, 1, 2])
    #expect(store.withState(\.list.rows[id: 3]?.count) == 3)
  }

  @Test("replacing a row notifies the list's observers, changing it does not")
  func replacedRow() {
    let store = Store(initialState: makeState()) { Root(read: {}) }
    func isNotified(_ action: Row.Action) -> Bool {
      let isNotified = LockIsolated(false)
      withObservationTracking {
        _ = store.list.rows
      } onChange: {
        isNotified.setValue(true)
      }
      store.send(.list(.rows(.element(id: 3, action: action))))
      return isNotified.value
    }
    #expect(!isNotified(.increment))
    #expect(isNotified(.reset))
    #expect(store.list.rows[id: 3]?.count == 0)
    #expect(!isNotified(.increment))
    #expect(store.list.rows[id: 3]?.count == 1)
  }
}
#endif
