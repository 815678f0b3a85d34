import ComposableCore

extension Curve {
  /// Stacks and lists of features.
  @MainActor
  static let stacks = [
    Curve("stack", "send") { count in
      let (store, ids) = stack(of: count)
      return .sync {
        for _ in 0..<$0 { store.send(.path(.element(id: ids[count - 1], action: .increment))) }
      }
    },
    // The element is observed through a store, as a screen on a stack is.
    Curve("stack", "send-observed") { count in
      let (store, ids) = stack(of: count)
      withObservationTracking {
        blackHole(store.path.count)
      } onChange: {
      }
      return .sync {
        for _ in 0..<$0 { store.send(.path(.element(id: ids[count - 1], action: .increment))) }
      }
    },
    Curve("stack", "modify") { count in
      var path = StackState((0..<count).map { Counter.State(id: $0) })
      let id = path.ids[count / 2]
      return .sync { for _ in 0..<$0 { path[id: id]?.count += 1 } }
    },
    Curve("stack", "pop-among-working", sizes: [10, 100, 1_000, 10_000]) { count in
      let (store, ids) = stack(of: count)
      for id in ids { store.send(.path(.element(id: id, action: .wait))) }
      return .sync {
        for _ in 0..<$0 {
          store.send(.push)
          store.send(.pop)
        }
      }
    },
    Curve("rows", "append-and-remove-alive") { count in
      let store = Store(initialState: Stacks.State(rows: count)) { Stacks() }
      let stores = store.scope(state: \.rows, action: \.rows).map { row in
        blackHole(row.count)
        return row
      }
      return .sync {
        for _ in 0..<$0 {
          store.send(.append)
          store.send(.removeLast)
        }
        withExtendedLifetime(stores) {}
      }
    },
    Curve("store", "on-change-chain", sizes: [1, 2, 4, 8]) { count in
      let store =
        switch count {
        case 1: Store(initialState: Counter.State()) { Counter().link() }
        case 2: Store(initialState: Counter.State()) { Counter().link().link() }
        case 4: Store(initialState: Counter.State()) { Counter().link().link().link().link() }
        default:
          Store(initialState: Counter.State()) {
            Counter().link().link().link().link().link().link().link().link()
          }
        }
      return .sync { for _ in 0..<$0 { store.send(.increment) } }
    },
  ]

  @MainActor
  private static func stack(
    of count: Int
  ) -> (store: StoreOf<Stacks>, ids: [StackElementID]) {
    let store = Store(initialState: Stacks.State(stack: count)) { Stacks() }
    return (store, store.withState { Array($0.path.ids) })
  }
}

extension Reducer<Counter.State, Counter.Action> {
  fileprivate func link() -> some Reducer<Counter.State, Counter.Action> {
    onChange(of: \.other) { _, _ in
      Reduce { _, _ in .none }
    }
  }
}

/// A feature with a stack and a list.
@Reducer
struct Stacks {
  @ObservableState
  struct State: Equatable, Sendable {
    var path = StackState<Counter.State>()
    var rows: IdentifiedArrayOf<Counter.State> = []

    init(stack: Int = 0, rows: Int = 0) {
      path = StackState((0..<stack).map { Counter.State(id: $0) })
      self.rows = IdentifiedArray(uniqueElements: (0..<rows).map { Counter.State(id: $0) })
    }
  }

  enum Action: Sendable {
    case path(StackActionOf<Worker>)
    case rows(IdentifiedActionOf<Counter>)
    case push
    case pop
    case append
    case removeLast
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(Counter.State())
      case .pop: state.path.removeLast()
      case .append: state.rows.append(Counter.State(id: state.rows.count))
      case .removeLast: state.rows.removeLast()
      case .path, .rows: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Worker() }
    .forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// A counter with effects that do not end.
@Reducer
struct Worker {
  typealias State = Counter.State

  enum Action: Sendable {
    case increment
    case wait
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .wait:
        return .run { _ in try await Task.sleep(for: .seconds(100_000)) }
      }
    }
  }
}
