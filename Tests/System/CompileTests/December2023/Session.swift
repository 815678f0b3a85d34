#if Macros
import ComposableArchitecture
import Testing

/// An enum of screens, and a stack, with the paths to cases made by `/`.
@available(*, deprecated)
@Reducer
struct Session {
  enum State: Equatable {
    case loggedIn(Inbox.State)
    case loggedOut(Login.State)
  }

  enum Action {
    case loggedIn(Inbox.Action)
    case loggedOut(Login.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loggedOut(.response(.success(let name))):
        state = .loggedIn(Inbox.State(name: name))
        return .none
      case .loggedIn(.logoutButtonTapped):
        state = .loggedOut(Login.State())
        return .none
      case .loggedIn, .loggedOut:
        return .none
      }
    }
    .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Inbox() }
    .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { Login() }
  }
}

@available(*, deprecated)
@Reducer
struct Login {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var focus: Field?

    enum Field: Hashable { case name }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loginButtonTapped
    case response(TaskResult<String>)
  }

  @Dependency(\.mainTask) var mainTask

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .response:
        return .none
      case .loginButtonTapped:
        return .run { [name = state.name] send in
          await send(.response(TaskResult { try await mainTask(name) }))
        } catch: { error, send in
          await send(.response(.failure(error)))
        }
      }
    }
  }
}

@available(*, deprecated)
@Reducer
struct Inbox {
  struct State: Equatable {
    var name: String
    var path = StackState<Thread.State>()
    var rows: IdentifiedArrayOf<Thread.State> = []
  }

  enum Action {
    case logoutButtonTapped
    case path(StackAction<Thread.State, Thread.Action>)
    case row(id: Thread.State.ID, action: Thread.Action)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.rows, action: /Action.row(id:action:)) { Thread() }
      .forEach(\.path, action: /Action.path) { Thread() }
  }

  @Reducer
  struct Thread {
    struct State: Equatable, Identifiable {
      let id: Int
      var isRead = false
    }

    enum Action: Equatable { case opened }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.isRead = true
        return .none
      }
    }
  }
}

private enum MainTaskKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> String = { $0 }
  static var testValue: @Sendable (String) async throws -> String { liveValue }
}

extension DependencyValues {
  fileprivate var mainTask: @Sendable (String) async throws -> String {
    get { self[MainTaskKey.self] }
    set { self[MainTaskKey.self] = newValue }
  }
}

@available(*, deprecated)
struct SessionView: View {
  let store: StoreOf<Session>

  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .loggedIn:
        CaseLet(/Session.State.loggedIn, action: Session.Action.loggedIn) { store in
          NavigationStackStore(
            store.scope(state: \.path, action: { .path($0) })
          ) {
            ForEachStore(store.scope(state: \.rows, action: Inbox.Action.row(id:action:))) {
              store in
              WithViewStore(store, observe: \.isRead) { Text($0.state ? "read" : "new") }
            }
          } destination: { store in
            WithViewStore(store, observe: \.id) { Text("\($0.state)") }
          }
        }
      case .loggedOut:
        CaseLet(/Session.State.loggedOut, action: Session.Action.loggedOut) { store in
          WithViewStore(store, observe: { $0 }) { viewStore in
            TextField("Name", text: viewStore.$name)
            Button("Log in") { viewStore.send(.loginButtonTapped) }
          }
        }
      }
    }
  }
}

@MainActor
@Suite struct SessionTests {
  @Test("a session goes from one screen to the other and back")
  @available(*, deprecated)
  func session() async {
    let store = TestStore(initialState: Session.State.loggedOut(Login.State())) { Session() }
    await store.send(.loggedOut(.set(\.$name, "blob"))) {
      XCTModify(&$0, case: /Session.State.loggedOut) { $0.name = "blob" }
    }
    await store.send(.loggedOut(.loginButtonTapped))
    await store.receive(/Session.Action.loggedOut) {
      $0 = .loggedIn(Inbox.State(name: "blob"))
    }
    await store.send(.loggedIn(.path(.push(id: 0, state: Inbox.Thread.State(id: 7))))) {
      XCTModify(&$0, case: /Session.State.loggedIn) { $0.path[id: 0] = Inbox.Thread.State(id: 7) }
    }
    await store.send(.loggedIn(.path(.element(id: 0, action: .opened)))) {
      XCTModify(&$0, case: /Session.State.loggedIn) { $0.path[id: 0]?.isRead = true }
    }
    await store.send(.loggedIn(.logoutButtonTapped)) { $0 = .loggedOut(Login.State()) }
    _ = SessionView(store: Store(initialState: .loggedOut(Login.State())) { Session() })
  }

  @Test("the rows of a list are sent to by tuples of their id and action")
  @available(*, deprecated)
  func rows() async {
    let store = TestStore(
      initialState: Inbox.State(name: "", rows: [Inbox.Thread.State(id: 1)])
    ) {
      Inbox()
    }
    await store.send(.row(id: 1, action: .opened)) { $0.rows[id: 1]?.isRead = true }
    let action = Inbox.Action.row(id: 1, action: .opened)
    let path: AnyCasePath<Inbox.Action, (Int, Inbox.Thread.Action)> = /Inbox.Action.row
    #expect(path.extract(from: action)?.0 == 1)
    #expect(CasePath(Inbox.Action.row).extract(from: .logoutButtonTapped) == nil)
  }

  @Test("a task result is compared, mapped and turned into a result")
  @available(*, deprecated)
  func taskResult() async throws {
    struct Failure: Error, Equatable {}
    let success = await TaskResult { 1 }
    let failure = await TaskResult<Int> { throw Failure() }
    #expect(success == .success(1))
    #expect(failure == .failure(Failure()))
    #expect(try success.map { $0 + 1 }.value == 2)
    #expect(success.flatMap { .success("\($0)") } == .success("1"))
    #expect(try Result(success).get() == 1)
  }
}
#endif
