#if Macros
import ComposableCore
import Testing

@MainActor
struct CaseReducerTests {
  @Test("each case's reducer, with its default expression, runs on its state")
  func body() {
    var state = Place.State.steps(Steps.State())
    _ = Place.body._reduce(into: &state, action: .steps(.stepped))
    #expect(state == .steps(Steps.State(count: 1)))
    state = .wide(steps: Steps.State())
    _ = Place.body._reduce(into: &state, action: .wide(steps: .stepped))
    #expect(state == .wide(steps: Steps.State(count: 10)))
    state = .inner(.second(Steps.State()))
    _ = Place.body._reduce(into: &state, action: .inner(.second(.stepped)))
    #expect(state == .inner(.second(Steps.State(count: 1))))
    state = .boxed(Steps.State())
    _ = Place.body._reduce(into: &state, action: .boxed(.stepped))
    #expect(state == .boxed(Steps.State(count: 1)))
    state = .default(Steps.State())
    _ = Place.body._reduce(into: &state, action: .default(.stepped))
    #expect(state == .default(Steps.State(count: 1)))
  }

  @Test("a value of an enum reducer runs the enum's body")
  func instanceBody() {
    func reduce<R: Reducer>(_ reducer: R, _ state: inout R.State, _ action: R.Action) {
      _ = reducer._reduce(into: &state, action: action)
    }
    var state = Place.State.steps(Steps.State())
    reduce(Place.nowhere, &state, .steps(.stepped))
    #expect(state.steps?.count == 1)
  }

  @Test("generic code over enum reducers can scope to their cases")
  func generic() {
    func scope<R: CaseReducer>(_ store: Store<R.State, R.Action>, of _: R.Type) -> R.CaseScope {
      R.scope(store)
    }
    func isScope(_ scope: some _CaseScopeProtocol) -> Bool { true }
    func scopes<S: _StoreWithCaseScope>(
      of store: S
    ) -> (S.CaseScope, (some _OptionalStoreWithCaseScope<S.CaseScope>)?) {
      (store._caseScope, Optional(Optional(store)))
    }
    let store = Store<Place.Inner.State, Place.Inner.Action>(
      initialState: .second(Steps.State(count: 3))
    ) { Place.Inner.body }
    guard case .second(let second) = scope(store, of: Place.Inner.self) else {
      Issue.record("The state is in the second case")
      return
    }
    #expect(second.count == 3)
    #expect(isScope(store.case))
    let (known, optional) = scopes(of: store)
    #expect(known[case: \.second] === second)
    #expect(optional?._optionalCaseScope?[case: \.second] === second)
    #expect(StoreOf<Place.Inner>?.none._optionalCaseScope == nil)
  }

  @Test("data cases have actions of type Never, alerts their button actions")
  func actions() {
    #expect(Place.Action.alert(.confirm).is(\.alert))
    func holds<Value>(_ keyPath: CaseKeyPath<Place.Action, Value>, _ type: Value.Type) -> Bool {
      true
    }
    #expect(holds(\.alert, Place.Alert.self))
    #expect(holds(\.article, Never.self))
    #expect(holds(\.pair, Never.self))
    #expect(holds(\.nowhere, Never.self))
    #expect(holds(\.steps, Steps.Action.self))
  }

  @Test("an enum state has case accessors, and a new identity when replaced")
  func state() {
    var state = Place.State.steps(Steps.State(count: 1))
    #expect(state.steps?.count == 1)
    #expect(state[case: \.article] == nil)
    state.modify(\.steps) { $0.count = 2 }
    let id = state._$id
    #expect(state._$id == id)
    state = .steps(Steps.State(count: 2))
    #expect(state._$id != id)
    #expect(Place.State.pair(1) == .pair(1, name: ""))
  }

  @Test("'store.case' yields a feature's child store, and nil for other cases")
  func scope() throws {
    let store = Store(initialState: .steps(Steps.State())) { Place.body }
    guard case .steps(let steps) = store.case else {
      Issue.record("The store is in another case")
      return
    }
    #expect(steps === store.scope(state: \.steps, action: \.steps))
    steps.send(.stepped)
    #expect(steps.count == 1)
    #expect(store.state.steps?.count == 1)
    #expect(store.case[case: \.steps] === steps)
    #expect(store.case.wide == nil)
  }

  @Test("'store.case' yields the plain data of a case without a feature")
  func data() {
    let alert = AlertState<Place.Alert> { TextState("Sure?") }
    #expect(place(.alert(alert)).case.alert == alert)
    #expect(place(.article(1)).case.article == 1)
    #expect(place(.pair(1, name: "a")).case.pair! == (1, "a"))
    #expect(place(.nowhere).case.is(\.nowhere))
    let inner = place(.inner(.first(Steps.State(count: 3)))).case.inner
    #expect(inner?.case.first?.count == 3)
  }

  @Test("stores and optional stores offer the case scope that bindings use")
  func hooks() {
    let store = place(.article(1))
    #expect(store._caseScope.article == 1)
    #expect(Optional.some(store)._optionalCaseScope?.article == 1)
    #expect((nil as StoreOf<Place>?)._optionalCaseScope == nil)
  }

  @Test("an enum without cases gets an empty reducer")
  func empty() {
    #expect(Array(Nowhere.Action.allCasePaths).isEmpty)
    #expect(type(of: Nowhere.body) == EmptyReducer<Nowhere.State, Nowhere.Action>.self)
  }

  private func place(_ state: Place.State) -> StoreOf<Place> {
    Store(initialState: state) { Place.body }
  }
}

@Reducer
private enum Nowhere {}
#endif
