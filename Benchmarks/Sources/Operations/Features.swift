import ComposableCore

/// A counter whose state is a plain struct.
@Reducer
struct PlainCounter {
  struct State: Equatable, Sendable {
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

/// A counter that also takes assignments.
@Reducer
struct BindableCounter {
  @ObservableState
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case increment
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
  }
}

/// The key of a dependency that is a number.
private enum NumberKey: DependencyKey {
  static let liveValue = 0
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// A counter whose state is observable.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Sendable, Identifiable {
    var id = 0
    var count = 0
    var other = 0
  }

  enum Action: Sendable { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature around one child.
@Reducer
struct Level1 {
  @ObservableState
  struct State: Equatable, Sendable {
    var child = Counter.State()
    var count = 0
  }
  enum Action: Sendable {
    case child(Counter.Action)
    case own
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
    Reduce { _, _ in .none }
  }
}

/// A feature two levels above a counter.
@Reducer
struct Level2 {
  @ObservableState
  struct State: Equatable, Sendable {
    var child = Level1.State()
    var count = 0
  }
  enum Action: Sendable {
    case child(Level1.Action)
    case own
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level1() }
    Reduce { _, _ in .none }
  }
}

/// A feature three levels above a counter.
@Reducer
struct Level3 {
  @ObservableState
  struct State: Equatable, Sendable {
    var child = Level2.State()
    var count = 0
  }
  enum Action: Sendable {
    case child(Level2.Action)
    case own
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
    Reduce { _, _ in .none }
  }
}

/// A feature four levels above a counter.
@Reducer
struct Level4 {
  @ObservableState
  struct State: Equatable, Sendable {
    var child = Level3.State()
    var count = 0
  }
  enum Action: Sendable {
    case child(Level3.Action)
    case own
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
    Reduce { _, _ in .none }
  }
}

/// A feature five levels above a counter.
@Reducer
struct Level5 {
  @ObservableState
  struct State: Equatable, Sendable {
    var child = Level4.State()
    var count = 0
  }
  enum Action: Sendable {
    case child(Level4.Action)
    case own
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
    Reduce { _, _ in .none }
  }
}

/// A list of counters.
@Reducer
struct List {
  @ObservableState
  struct State: Equatable, Sendable {
    var rows: IdentifiedArrayOf<Counter.State> = []
    var count = 0

    init(rows count: Int = 0) {
      for id in 0..<count { rows.append(Counter.State(id: id)) }
    }
  }

  enum Action: Sendable {
    case rows(IdentifiedActionOf<Counter>)
    case append
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .append = action { state.rows.append(Counter.State(id: state.rows.count)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// A feature that presents a list in a sheet, and others on a stack.
@Reducer
struct Screens {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var sheet: List.State?
    var path = StackState<List.State>()
  }

  enum Action: Sendable {
    case sheet(PresentationAction<List.Action>)
    case path(StackActionOf<List>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { List() }
      .forEach(\.path, action: \.path) { List() }
  }
}

/// A feature whose children are features like itself.
@Reducer
struct Tree {
  @ObservableState
  struct State: Equatable, Sendable, Identifiable {
    var id = 0
    var count = 0
    var children: IdentifiedArrayOf<State> = []

    /// Makes a tree in which the last child of each level has children of its own.
    init(id: Int = 0, depth: Int = 0, width: Int = 1) {
      self.id = id
      guard depth > 0 else { return }
      for child in 0..<width {
        children.append(State(id: child, depth: child == width - 1 ? depth - 1 : 0, width: width))
      }
    }
  }

  @CasePathable
  indirect enum Action: Sendable {
    case children(IdentifiedActionOf<Tree>)
    case increment

    /// An action for the last node of a tree.
    static func increment(depth: Int, width: Int = 1) -> Self {
      depth == 0
        ? .increment
        : .children(.element(id: width - 1, action: increment(depth: depth - 1, width: width)))
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .forEach(\.children, action: \.children) { Tree() }
  }
}

/// A feature with effects.
@Reducer
struct Effects {
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: Sendable { case run, mergeSend, mergeRun, wait, restart, stop, received, tick }

  private enum CancelID { case restart }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run:
        return .run { send in await send(.received) }
      case .mergeSend:
        return .merge((0..<100).map { _ in .send(.received) })
      case .mergeRun:
        return .merge((0..<100).map { _ in .run { send in await send(.received) } })
      case .wait:
        return .run { _ in try await Task.sleep(for: .seconds(100_000)) }
      case .restart:
        return .run { _ in try await Task.sleep(for: .seconds(100_000)) }
          .cancellable(id: CancelID.restart, cancelInFlight: true)
      case .stop:
        return .cancel(id: CancelID.restart)
      case .received, .tick:
        state.count += 1
        return .none
      }
    }
  }
}
