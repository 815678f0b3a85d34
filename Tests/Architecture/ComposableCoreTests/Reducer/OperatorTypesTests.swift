#if Macros
import ComposableCore
import Testing

@Reducer
private struct Tool {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable { case tap }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct Toolbox: Reducer {
  struct State: Equatable {
    var optional: Tool.State? = Tool.State()
    @PresentationState var presented: Tool.State? = Tool.State()
    var rows: IdentifiedArrayOf<Tool.State> = [Tool.State()]
    var stack = StackState([Tool.State()])
    var changes = 0
  }

  @CasePathable
  enum Action {
    case optional(Tool.Action)
    case presented(PresentationAction<Tool.Action>)
    case rows(IdentifiedActionOf<Tool>)
    case stack(StackActionOf<Tool>)
    case other
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  // The types that operators return can be written down, as code that keeps a reducer does.
  var withOptional: _IfLetReducer<Self, Tool> {
    self.ifLet(\.optional, action: \.optional, then: { Tool() })
  }
  var withPresentation: _PresentationReducer<Self, Tool> {
    self.ifLet(\.$presented, action: \.presented, destination: { Tool() })
  }
  var withRows: _ForEachReducer<Self, Int, Tool> {
    self.forEach(\.rows, action: \.rows) { Tool() }
  }
  var withStack: _StackReducer<Self, Tool> {
    self.forEach(\.stack, action: \.stack) { Tool() }
  }
  var withChange: _OnChangeReducer<Self, Int?, Reduce<State, Action>> {
    self.onChange(of: \.optional?.count) { _, state in
      state.changes += 1
      return .none
    }
  }
  var printed: _PrintChangesReducer<Self> { self._printChanges(nil) }
  var signposted: _SignpostReducer<Self> { self.signpost() }
  var overridden: _DependencyKeyWritingReducer<Self> { self.dependency(\.uuid, .incrementing) }
}

private struct Either: Reducer {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case child(Tool.State)
    case none
  }

  @CasePathable
  enum Action { case child(Tool.Action) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  var withCase: _IfCaseLetReducer<Self, Tool> {
    self.ifCaseLet(\.child, action: \.child) { Tool() }
  }
}

/// Operators' return types.
@MainActor
struct OperatorTypesTests {
  private func state<R: Reducer>(
    after action: R.Action, of reducer: R
  ) -> Toolbox.State where R.State == Toolbox.State, R.Action == Toolbox.Action {
    let store = Store(initialState: Toolbox.State()) { reducer }
    store.send(action)
    return store.withState { $0 }
  }

  @Test("each operator's reducer runs its child")
  func children() {
    let parent = Toolbox()
    #expect(state(after: .optional(.tap), of: parent.withOptional).optional?.count == 1)
    #expect(
      state(after: .presented(.presented(.tap)), of: parent.withPresentation).presented?.count == 1)
    #expect(
      state(after: .rows(.element(id: 0, action: .tap)), of: parent.withRows).rows[0].count == 1)
    let store = Store(initialState: Toolbox.State()) { parent.withStack }
    let id = store.withState(\.stack.ids[0])
    store.send(.stack(.element(id: id, action: .tap)))
    #expect(store.withState(\.stack[0].count) == 1)

    let either = Store(initialState: Either.State.child(Tool.State())) { Either().withCase }
    either.send(.child(.tap))
    #expect(either.withState(\.child?.count) == 1)
  }

  @Test("each operator's reducer leaves state alone for other actions")
  func others() {
    let parent = Toolbox()
    let initial = Toolbox.State()
    func unchanged(_ state: Toolbox.State) -> Bool {
      (state.optional, state.presented, state.rows, state.changes)
        == (initial.optional, initial.presented, initial.rows, initial.changes)
    }
    #expect(unchanged(state(after: .other, of: parent.withOptional)))
    #expect(unchanged(state(after: .other, of: parent.withPresentation)))
    #expect(unchanged(state(after: .other, of: parent.withRows)))
    #expect(unchanged(state(after: .other, of: parent.withStack)))
    #expect(unchanged(state(after: .other, of: parent.withChange)))
    #expect(unchanged(state(after: .other, of: parent.printed)))
    #expect(unchanged(state(after: .other, of: parent.signposted)))
    #expect(unchanged(state(after: .other, of: parent.overridden)))
  }

  @Test("operators can be applied to the result of operators")
  func chains() {
    typealias Change = Reduce<Toolbox.State, Toolbox.Action>
    let chain: _OnChangeReducer<_IfLetReducer<Toolbox, Tool>, Int?, Change> =
      Toolbox().withOptional.onChange(of: \.optional?.count) { _, state in
        state.changes += 1
        return .none
      }
    #expect(state(after: .optional(.tap), of: chain).changes == 1)
    #expect(state(after: .other, of: chain).changes == 0)
  }
}
#endif
