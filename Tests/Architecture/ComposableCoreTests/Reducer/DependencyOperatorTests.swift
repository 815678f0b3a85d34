#if Macros
import ComposableCore
import Testing

private struct Name: DependencyKey {
  static let liveValue = "default"
  static let testValue = "default"
}

private struct Client: TestDependencyKey, Equatable {
  var name = "default"
  static let testValue = Client()
}

extension DependencyValues {
  fileprivate var name: String {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }
}

@Reducer
private struct Reader {
  struct State: Equatable { var read: [String] = [] }
  enum Action: Equatable {
    case read, readLater
    case received(String)
  }

  @Dependency(\.name) var name
  @Dependency(Client.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        state.read.append("\(name), \(client.name)")
        return .none
      case .readLater:
        return .run { send in await send(.received("\(name), \(client.name)")) }
      case .received(let value):
        state.read.append(value)
        return .none
      }
    }
  }
}

/// `dependency` and `transformDependency`.
@MainActor
struct DependencyOperatorTests {
  private func expect(
    _ expected: String, of reducer: some ReducerOf<Reader>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let store = Store(initialState: Reader.State()) { reducer }
    store.send(.read)
    await store.send(.readLater).finish()
    store.send(.read)
    #expect(
      store.withState(\.read) == [expected, expected, expected], sourceLocation: sourceLocation)
  }

  @Test("an override holds for the reducer and for its effects")
  func overrides() async {
    await expect("one, default", of: Reader().dependency(\.name, "one"))
    await expect("default, two", of: Reader().dependency(Client(name: "two")))
    await expect("default!, default", of: Reader().transformDependency(\.name) { $0 += "!" })
    await expect(
      "default, by me",
      of: Reader().transformDependency(\.self) { $0[Client.self] = Client(name: "by me") })
  }

  @Test("the innermost of several overrides of one dependency wins")
  func innermostWins() async {
    await expect(
      "inner, inner",
      of: Reader()
        .dependency(\.name, "inner").dependency(Client(name: "inner"))
        .dependency(\.name, "outer").dependency(Client(name: "outer")))
    await expect(
      "outer inner, default",
      of: Reader()
        .transformDependency(\.name) { $0 += " inner" }
        .dependency(\.name, "outer"))
    await expect(
      "default first second, default",
      of: CombineReducers { Reader().transformDependency(\.name) { $0 += " second" } }
        .transformDependency(\.name) { $0 += " first" })
  }

  @Test("consecutive overrides are combined into one wrapper")
  func fusing() {
    let reducer = Reader().dependency(\.name, "one").dependency(Client())
      .transformDependency(\.name) { $0 += "!" }.dependency(\.name, "two")
    #expect(type(of: reducer) == _DependencyKeyWritingReducer<Reader>.self)
  }

  @Test("an override applies on top of the store's own overrides")
  func storeDependencies() async {
    let store = TestStore(initialState: Reader.State()) {
      Reader().dependency(Client(name: "two"))
    } withDependencies: {
      $0.name = "store"
    }
    await store.send(.read) { $0.read = ["store, two"] }
    store.dependencies.name = "changed"
    await store.send(.read) { $0.read = ["store, two", "changed, two"] }
  }

  @Test("effects of a child with an overridden dependency end with the child")
  func children() async {
    let store = TestStore(initialState: [Machine.State(id: 1)] as IdentifiedArrayOf) {
      EmptyReducer<IdentifiedArrayOf<Machine.State>, IdentifiedActionOf<Machine>>()
        .forEach(\.self, action: \.self) { Machine().transformDependency(\.name) { $0 += "!" } }
        .transformDependency(\.name) { $0 += "!" }
    }
    let task = await store.send(\.[id: 1].start)
    #expect(task.isRunning)
    await store.send(\.[id: 1].stop)
    #expect(!task.isRunning)
  }
}
#endif
