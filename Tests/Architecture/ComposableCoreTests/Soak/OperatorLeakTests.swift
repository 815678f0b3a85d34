#if Macros
import ComposableCore
import Testing

/// An object that tells when it goes.
private final class Token: Sendable {
  private let continuation: AsyncStream<Never>.Continuation

  init(_ continuation: AsyncStream<Never>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

/// A child with work that ends only when it is cancelled, and that holds an object.
private struct Worker: Reducer {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case start }

  let token: Token

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.work(token)
  }

  static func work(_ token: Token) -> Effect<Action> {
    .run { _ in
      defer { withExtendedLifetime(token) {} }
      try await Task.never()
    }
  }
}

private struct Office: Reducer {
  @ObservableState
  struct State {
    var worker = Worker.State()
    var optional: Worker.State? = Worker.State()
    @Presents var presented: Worker.State? = Worker.State()
    var workers: IdentifiedArrayOf<Worker.State> = [Worker.State()]
    var stack = StackState([Worker.State()])
    var desk = Desk.State.worker(Worker.State())
  }

  @CasePathable
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case worker(Worker.Action)
    case optional(Worker.Action)
    case presented(PresentationAction<Worker.Action>)
    case workers(IdentifiedActionOf<Worker>)
    case stack(StackActionOf<Worker>)
    case desk(Desk.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

private struct Desk: Reducer {
  @CasePathable
  enum State { case worker(Worker.State) }
  @CasePathable
  enum Action { case worker(Worker.Action) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// A leak lets such a test wait for an object that never goes, until its time is over.
@MainActor
@Suite("Leaks of operators", .timeLimit(.minutes(10)))
struct OperatorLeakTests {
  /// Lets a store go while a child of its reducer works, and waits for what the child holds.
  private func release<R: Reducer>(
    of state: Office.State = Office.State(), after action: R.Action,
    holding keep: (Store<Office.State, Office.Action>) -> Void = { _ in },
    _ makeReducer: (Token) -> R
  ) async -> Bool where R.State == Office.State, R.Action == Office.Action {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    weak var weakStore: Store<Office.State, Office.Action>?
    func run() {
      let reducer = makeReducer(Token(continuation))
      let store = Store(initialState: state) { reducer }
      weakStore = store
      store.send(action)
      keep(store)
    }
    run()
    for await _ in stream {}
    return weakStore == nil
  }

  private var office: Office { Office() }

  @Test("a child's effects end when the store is released, for every operator")
  func children() async {
    #expect(
      await release(after: .worker(.start)) { token in
        Scope(state: \.worker, action: \.worker) { Worker(token: token) }
      })
    #expect(
      await release(after: .optional(.start)) { token in
        office.ifLet(\.optional, action: \.optional) { Worker(token: token) }
      })
    #expect(
      await release(after: .optional(.start)) { token in
        office.ifLet(\.optional, action: \.optional, then: { Worker(token: token) })
      })
    #expect(
      await release(after: .presented(.presented(.start))) { token in
        office.ifLet(\.$presented, action: \.presented) { Worker(token: token) }
      })
    #expect(
      await release(after: .presented(.presented(.start))) { token in
        office.ifLet(\.$presented, action: \.presented, destination: { Worker(token: token) })
      })
    #expect(
      await release(after: .workers(.element(id: 0, action: .start))) { token in
        office.forEach(\.workers, action: \.workers) { Worker(token: token) }
      })
    let state = Office.State()
    let id = state.stack.ids[0]
    #expect(
      await release(of: state, after: .stack(.element(id: id, action: .start))) { token in
        office.forEach(\.stack, action: \.stack) { Worker(token: token) }
      })
    #expect(
      await release(after: .desk(.worker(.start))) { token in
        Scope(state: \.desk, action: \.desk) {
          Desk().ifCaseLet(\.worker, action: \.worker) { Worker(token: token) }
        }
      })
  }

  @Test("operators release their reducer together with the store")
  func wrappers() async {
    func worker(_ token: Token) -> some Reducer<Office.State, Office.Action> {
      Scope(state: \.worker, action: \.worker) { Worker(token: token) }
    }
    let start = Office.Action.worker(.start)
    #expect(await release(after: start) { Reduce(worker($0)) })
    #expect(await release(after: start) { Optional(worker($0)) })
    #expect(await release(after: start) { worker($0)._printChanges(nil) })
    #expect(await release(after: start) { worker($0).signpost() })
    #expect(await release(after: start) { worker($0).dependency(\.uuid, .incrementing) })
    #expect(
      await release(after: start) { worker($0).transformDependency(\.uuid) { $0 = .incrementing } })
    #expect(
      await release(after: start) { worker($0).onChange(of: \.worker) { _, _ in .none } })
    #expect(
      await release(after: start) { token in
        worker(token).onChange(of: \.worker) { _, _ in EmptyReducer() }
      })
    #expect(
      await release(after: start) { token in
        CombineReducers {
          BindingReducer()
          worker(token)
          office
        }
      })
  }

  @Test("child stores and bindings keep the root store alive only while held")
  func stores() async {
    let start = Office.Action.worker(.start)
    func reducer(_ token: Token) -> some Reducer<Office.State, Office.Action> {
      Scope(state: \.worker, action: \.worker) { Worker(token: token) }
    }
    let isScopeGone = await release(
      after: start,
      holding: { store in
        let optional: Store<Worker.State, Worker.Action>? = store.scope(
          state: \.optional, action: \.optional)
        let presented: Store<Worker.State, Worker.Action>? = store.scope(
          state: \.presented, action: \.presented.presented)
        let elements = Array(store.scope(state: \.workers, action: \.workers))
        let stack = store.scope(state: \.stack, action: \.stack)
        #expect(optional?.withState(\.id) == 0)
        #expect(presented?.withState(\.id) == 0)
        #expect(elements.map { $0.withState(\.id) } == [0])
        #expect(stack.withState(\.count) == 1)
      }, reducer)
    #expect(isScopeGone)
    let isBindingGone = await release(
      after: start,
      holding: { store in
        @UIBindable var bindable = store
        let presented = $bindable.scope(state: \.$presented, action: \.presented)
        let stack = $bindable.scope(state: \.stack, action: \.stack)
        #expect(presented.wrappedValue?.withState(\.id) == 0)
        #expect(stack.wrappedValue.withState(\.count) == 1)
        bindable.worker = Worker.State(id: 1)
      },
      { token in
        CombineReducers {
          BindingReducer()
          reducer(token)
        }
      })
    #expect(isBindingGone)
  }

  @Test("a removed child's effect is released while the store lives on")
  func removal() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    func makeStore() -> Store<Office.State, Office.Action> {
      let token = LockIsolated<Token?>(Token(continuation))
      return Store(initialState: Office.State()) {
        // Its effect alone holds the object.
        office.ifLet(\.$presented, action: \.presented) {
          Reduce { _, _ in
            token.withValue { $0.take() }.map(Worker.work) ?? .none
          }
        }
      }
    }
    let store = makeStore()
    store.send(.presented(.presented(.start)))
    store.send(.presented(.dismiss))
    for await _ in stream {}
    #expect(store.presented == nil)
  }
}
#endif
