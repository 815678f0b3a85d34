#if Macros
import ComposableCore
import Testing

// Most of these reducers prove their point by compiling without a warning.

@Reducer
private enum Generic<Value: Equatable & Sendable> {
  case picker(Picker)
  @ReducerCaseIgnored case value(Value)

  @Reducer
  struct Picker {
    @ObservableState
    struct State: Equatable {
      var values: [Value] = []
    }

    enum Action {
      case picked(Value)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .picked(let value) = action { state.values.append(value) }
        return .none
      }
    }
  }
}

/// A namespace.
public enum Namespace {}

extension Namespace {
  /// A feature in a namespace.
  @Reducer
  public enum Nested {
    case steps(Steps)
    case tree(Tree)
    #if NEVER
    case never(NeverCompiled)
    #endif

    /// A feature that has more of the kind that it is in.
    @Reducer
    public struct Tree: Sendable {
      /// The feature's state.
      @ObservableState
      public struct State {
        /// The next feature, if one is presented.
        @Presents public var next: Nested.State?
        var count = 0
      }

      /// The feature's actions.
      public indirect enum Action {
        case next(PresentationAction<Nested.Action>)
      }

      /// The feature's reducer.
      public var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.count += 1
          return .none
        }
        .ifLet(\.$next, action: \.next) { Nested.body }
      }
    }
  }
}

@Reducer
private enum Written {
  case steps(Steps)
  @ReducerCaseIgnored case text(String)
  case nowhere

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum State: CaseReducerState {
    typealias StateReducer = Written
    case steps(Steps.State)
    case text(String)
    case nowhere
  }

  enum Action {
    case steps(Steps.Action)
    case text(Text)

    enum Text {
      case cleared
    }
  }

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .text(.cleared) = action { state = .text("") }
      return .none
    }
    .ifCaseLet(\.steps, action: \.steps) { Steps() }
  }
}

@Reducer
private indirect enum Unwritten {
  case steps(Steps)

  enum State: CaseReducerState {
    typealias StateReducer = Unwritten
    case steps(Steps.State)
  }
}

@available(*, deprecated)
private enum Deprecated {
  @Reducer(state: .codable, .hashable, action: .equatable, .sendable)
  enum Feature {
    case nowhere
  }
}

@Reducer
private enum Many {
  case a(Steps)
  case b(Steps)
  case c(Steps)
  case d(Steps)
  case e(Steps)
  case f(Steps)
  case g(Steps)
  case h(Steps)
  case i(Steps)
  case j(Steps)
  case k(Steps)
  case l(Steps)
  case m(Steps)
  case n(Steps)
  case o(Steps)
  case p(Steps)
  case q(Steps)
  case r(Steps)
  case s(Steps)
  case t(Steps)
}

@MainActor
struct CaseReducerShapesTests {
  @Test("an enum reducer can be generic")
  func generic() {
    let store = Store(initialState: .picker(.init())) { Generic<Int>.body }
    store.case.picker?.send(.picked(1))
    #expect(store.state.picker?.values == [1])
    #expect(Generic<String>.State.value("a").is(\.value))
  }

  @Test("a feature can contain an enum reducer with a case of that feature")
  func recursive() {
    var state = Namespace.Nested.State.tree(.init(next: .tree(.init(next: .steps(.init())))))
    _ = Namespace.Nested.body._reduce(
      into: &state,
      action: .tree(.next(.presented(.tree(.next(.presented(.steps(.stepped))))))))
    #expect(state.tree?.count == 1)
    #expect(state.tree?.next?.tree?.count == 1)
    #expect(state.tree?.next?.tree?.next?.steps?.count == 1)
  }

  @Test("a data case with handwritten actions scopes to a store")
  func written() {
    let store = Store(initialState: .text("a")) { Written.body }
    guard case .text(let text) = store.case else {
      Issue.record("The store is in another case")
      return
    }
    #expect(text.withState { $0 } == "a")
    text.send(.cleared)
    #expect(text.withState { $0 } == "")
  }

  @Test("a handwritten state enum gains case paths and can be scoped")
  func unwritten() {
    let store = Store(initialState: .steps(.init())) { Unwritten.body }
    store.case.steps?.send(.stepped)
    #expect(store.state.steps?.count == 1)
  }

  @available(*, deprecated)
  @Test("the macro's arguments add conformances to State and Action")
  func conformances() {
    func isStateful<T: Codable & Hashable>(_: T.Type) -> Bool { true }
    func isActive<T: Equatable & Sendable>(_: T.Type) -> Bool { true }
    #expect(isStateful(Deprecated.Feature.State.self))
    #expect(isActive(Deprecated.Feature.Action.self))
  }

  @Test("an enum reducer with many cases runs the last case's reducer")
  func many() {
    var state = Many.State.t(.init())
    _ = Many.body._reduce(into: &state, action: .t(.stepped))
    #expect(state.t?.count == 1)
  }
}
#endif
