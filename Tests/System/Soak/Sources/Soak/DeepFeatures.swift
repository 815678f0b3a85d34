import ComposableCore

/// A feature at the bottom of others.
@Reducer
struct Leaf {
  typealias State = Int

  enum Action: Sendable { case increment }

  var body: some Reducer<Int, Action> {
    Reduce { state, _ in
      state += 1
      return .run { _ in }
    }
  }
}

/// A feature whose state is 16 KB without indirection.
@Reducer
struct Large {
  struct Block<Part: Sendable>: Sendable {
    var parts: (Part, Part, Part, Part, Part, Part, Part, Part)
    init(_ part: Part) { parts = (part, part, part, part, part, part, part, part) }
  }

  struct State: Sendable {
    // 8 * 8 * 8 * 4 integers of 8 bytes.
    var blocks = (
      Block(Block(Block(0))), Block(Block(Block(0))), Block(Block(Block(0))), Block(Block(Block(0)))
    )
    var count = 0
  }

  var body: some Reducer<State, Leaf.Action> {
    Reduce { state, _ in
      state.count += 1
      state.blocks.3.parts.7.parts.7.parts.7 += 1
      return .none
    }
  }
}

/// The state of a feature around another.
struct Outer<Inner: Sendable>: Sendable {
  var inner: Inner
  var count = 0
}

/// The action of a feature around another.
@CasePathable
enum OuterAction<Inner: Sendable>: Sendable {
  case inner(Inner)
  case own
}

/// A feature that does nothing but run another on a part of its state.
struct Around<Child: Reducer & SendableMetatype>: Reducer
where Child.State: Sendable, Child.Action: Sendable {
  let child: Child

  var body: some Reducer<Outer<Child.State>, OuterAction<Child.Action>> {
    Scope(state: \.inner, action: \.inner) { child }
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature around another that has the same actions.
struct AroundState<Child: Reducer & SendableMetatype>: Reducer
where Child.State: Sendable, Child.Action: Sendable {
  let child: Child

  var body: some Reducer<Outer<Child.State>, Child.Action> {
    Scope(state: \.inner, action: \.self) { child }
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// The state of a feature around another, which is a case of it.
@CasePathable
enum Choice<Inner: Sendable>: Sendable {
  case inner(Inner)
  case nothing
}

/// A feature that does nothing but run another on a case of its state.
struct AroundCase<Child: Reducer & SendableMetatype>: Reducer
where Child.State: Sendable, Child.Action: Sendable {
  let child: Child

  var body: some Reducer<Choice<Child.State>, Child.Action> {
    EmptyReducer().ifCaseLet(\.inner, action: \.self) { child }
  }
}

/// Puts the state of a feature into a case of many others.
enum NestedCases<R: Reducer & SendableMetatype> where R.State: Sendable, R.Action == Leaf.Action {
  static func check(
    levels: Int, reducer: @escaping @Sendable () -> R, state: R.State, on thread: SmallStack
  ) async -> Bool {
    guard levels == 0 else {
      return await NestedCases<AroundCase<R>>.check(
        levels: levels - 1, reducer: { AroundCase(child: reducer()) }, state: .inner(state),
        on: thread)
    }
    let store = StoreActor(initialState: state, on: thread, reducer: { reducer() })
    for _ in 0..<3 { await store.send(.increment).finish() }
    return await store.withState { state in
      withUnsafeBytes(of: state) { bytes in
        // The leaf ends with its count, and each case adds at most a byte.
        bytes.loadUnaligned(fromByteOffset: MemoryLayout<Large.State>.size - 8, as: Int.self) == 3
      }
    }
  }
}

/// Puts a feature into many others, each a scope of the next.
enum NestedScopes<R: Reducer & SendableMetatype> where R.State: Sendable, R.Action == Leaf.Action {
  static func check(
    levels: Int, reducer: @escaping @Sendable () -> R, state: R.State, on thread: SmallStack
  ) async -> Bool {
    guard levels == 0 else {
      return await NestedScopes<AroundState<R>>.check(
        levels: levels - 1, reducer: { AroundState(child: reducer()) },
        state: Outer(inner: state), on: thread)
    }
    let store = StoreActor(initialState: state, on: thread, reducer: { reducer() })
    for _ in 0..<3 { await store.send(.increment).finish() }
    let count = await store.withState { state in
      Mirror(reflecting: state).children.first { $0.label == "count" }?.value as? Int
    }
    return count == 3
  }
}

/// Embeds the actions of a feature in the actions of many others.
enum NestedActions<R: Reducer & SendableMetatype> where R.State: Sendable, R.Action: Sendable {
  static func check(
    levels: Int, reducer: @escaping @Sendable () -> R, action: R.Action, on thread: SmallStack
  ) async -> Bool where R.State == Int {
    await step(levels: levels, reducer: reducer, state: 0, action: action, on: thread)
  }

  static func step(
    levels: Int, reducer: @escaping @Sendable () -> R, state: R.State, action: R.Action,
    on thread: SmallStack
  ) async -> Bool {
    guard levels == 0 else {
      return await NestedActions<Around<R>>.step(
        levels: levels - 1, reducer: { Around(child: reducer()) },
        state: Outer(inner: state), action: .inner(action), on: thread)
    }
    let store = StoreActor(initialState: state, on: thread, reducer: { reducer() })
    for _ in 0..<3 { await store.send(action).finish() }
    let count = await store.withState { state in
      Mirror(reflecting: state).children.first { $0.label == "count" }?.value as? Int
    }
    return count == 3
  }
}

/// A feature with rows that are the feature itself.
@Reducer
struct Recursive {
  struct State: Identifiable, Sendable {
    var id = 0
    var count = 0
    var rows: IdentifiedArrayOf<State> = []
  }

  @CasePathable
  enum Action: Sendable {
    case increment
    indirect case rows(IdentifiedActionOf<Recursive>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .increment = action else { return .none }
      state.count += 1
      return .run { _ in }
    }
    .forEach(\.rows, action: \.rows) { Recursive() }
  }

  static func check(levels: Int, on thread: SmallStack) async -> Bool {
    var state = State()
    var action = Action.increment
    for _ in 0..<levels {
      state = State(rows: [state])
      action = .rows(.element(id: 0, action: action))
    }
    let root = state
    let store = StoreActor(initialState: root, on: thread) { Recursive() }
    await store.send(action).finish()
    var row = store
    for _ in 0..<levels {
      guard let next = await row.scope(state: \.rows, action: \.rows, id: 0) else { return false }
      row = next
    }
    await row.send(.increment).finish()
    return await row.count == 2
  }
}
