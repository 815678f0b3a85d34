#if Macros
import ComposableCore
import Testing

// Most of these features prove their point by compiling without a warning.

@Reducer
private struct HalfSettled {
  var body: some Reducer<Int, Action> {
    EmptyReducer()
  }
}

@Reducer
private struct Concrete {
  var body: Reduce<Int, Bool> {
    Reduce { state, action in
      if action { state += 1 }
      return .none
    }
  }
}

@Reducer
private struct Value {
  let body = Reduce<Int, Bool> { state, action in
    if action { state += 1 }
    return .none
  }
}

@Reducer
private struct BodyAlone {
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
private struct Conditional {
  #if DEBUG
  @ObservableState
  struct State {
    var debug = 0
  }
  #else
  @ObservableState
  struct State {
    var release = 0
  }
  #endif
  enum Action {
    #if DEBUG
    case debug
    #else
    case release
    #endif
    case tap
  }
}

/// A feature that others inherit nothing from, written by hand but for its case paths.
@Reducer
private struct Conforming: Reducer, Sendable {
  @dynamicMemberLookup
  enum State: CasePathable, Equatable {
    case on
    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
      var on: AnyCasePath<State, Void> { AnyCasePath(embed: { .on }, extract: { _ in () }) }
    }
  }

  enum Action: ViewAction {
    case view(View)
    enum View { case tap }
  }

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct ReducerRequirementsTests {
  @Test("a body's type determines State and Action, however it spells them")
  func concrete() {
    func runs<R: Reducer>(_: R.Type, on state: R.State.Type, _ action: R.Action.Type) -> Bool {
      true
    }
    #expect(runs(HalfSettled.self, on: Int.self, HalfSettled.Action.self))
    #expect(runs(Concrete.self, on: Int.self, Bool.self))
    #expect(runs(Value.self, on: Int.self, Bool.self))
    var state = 0
    _ = Concrete()._reduce(into: &state, action: true)
    _ = Value()._reduce(into: &state, action: true)
    #expect(state == 2)
    #expect(BodyAlone.State() == BodyAlone.State())
  }
}
#endif
