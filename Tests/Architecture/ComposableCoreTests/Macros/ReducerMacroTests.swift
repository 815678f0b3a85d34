#if Macros
import ComposableCore
import Testing

// Most of these features prove their point by compiling without a warning.

@Reducer
private struct Nothing {}

/// A feature that counts.
@Reducer
public struct Counter: Sendable {
  /// The feature's state.
  @ObservableState
  public struct State: Equatable {
    /// The current count.
    public var count = 0
  }

  /// The feature's actions.
  public enum Action {
    case decrement
    case increment(by: Int)
  }

  /// The feature's reducer.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrement:
        state.count -= 1
      case .increment(let amount):
        state.count += amount
      }
      return .none
    }
  }
}

/// A feature with another in it, and one that it presents.
@Reducer
public struct Parent: Sendable {
  /// The feature's state.
  @ObservableState
  public struct State: Equatable {
    var counter = Counter.State()
    @Presents var sheet: Counter.State?

    /// Creates the first state.
    public init() {}
  }

  /// The feature's actions.
  public enum Action {
    case counter(Counter.Action)
    case sheet(PresentationAction<Counter.Action>)
    case reset
  }

  /// Creates the feature.
  public init() {}

  /// The feature's reducer.
  public var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    if true {
      Reduce { state, action in
        if case .reset = action { state = State() }
        return .none
      }
    }
    EmptyReducer()
  }
}

@Reducer
struct Login {
  @ObservableState
  enum State: Equatable {
    case form(Counter.State)
    case done
  }

  enum Action {
    case form(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.form, action: \.form) { Counter() }
  }
}

@Reducer
struct Settled {
  var body: some Reducer<Int, Bool> {
    Reduce { state, action in
      if action { state += 1 }
      return .none
    }
  }
}

extension Parent {
  @Reducer
  struct Nested: Sendable {
    typealias State = Int
    enum Action: Equatable {
      case tap
    }
  }
}

struct ReducerMacroTests {
  @Test("an empty reducer gets a state, an action and a body that does nothing")
  func nothing() {
    #expect(Nothing.State() == Nothing.State())
    #expect(Array(Nothing.Action.allCasePaths).isEmpty)
    #expect(type(of: Nothing().body) == EmptyReducer<Nothing.State, Nothing.Action>.self)
  }

  @Test("a body without conditions runs its listed reducers in order")
  func body() {
    var state = Parent.State()
    _ = Parent()._reduce(into: &state, action: .counter(.increment(by: 2)))
    #expect(state.counter.count == 2)
    _ = Parent()._reduce(into: &state, action: .reset)
    #expect(state.counter.count == 0)
  }

  @Test("actions and enum states get case paths")
  func casePaths() {
    #expect(Parent.Action.counter(.decrement).is(\.counter.decrement))
    #expect(Parent.Action.sheet(.presented(.decrement)).is(\.sheet.presented.decrement))
    #expect(Login.State.form(Counter.State(count: 1)).form?.count == 1)
  }

  @Test("a body that names State and Action determines both types")
  func settled() {
    var state = 0
    _ = Settled()._reduce(into: &state, action: true)
    #expect(state == 1)
  }

  @Test("a typealias can provide the State of a reducer")
  func typealiased() {
    #expect(Parent.Nested.State.self == Int.self)
  }
}

@Reducer
private struct Picker<Value: Hashable & Sendable>: Sendable {
  @ObservableState
  struct State: Equatable {
    var value: Value
    var values: [Value] = []
    @Presents var other: Counter.State?
  }

  enum Action {
    case picked(Value)
    case other(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(let value):
        state.value = value
        state.values.append(value)
      case .other:
        break
      }
      return .none
    }
    .ifLet(\.$other, action: \.other) { Counter() }
  }
}

struct GenericReducerTests {
  @Test("a feature can be generic")
  func generic() {
    var state = Picker<String>.State(value: "a")
    _ = Picker<String>()._reduce(into: &state, action: .picked("b"))
    #expect(state.value == "b")
    #expect(state.values == ["b"])
    #expect(state.other == nil)
    #expect(Picker<Int>.Action.picked(1).is(\.picked))
  }
}
#endif
