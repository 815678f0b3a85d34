#if Macros
import ComposableArchitecture
import Testing
import ViewGraph
import ViewTesting

// The names `email` and `city` share a bit of the state's properties.
@Reducer
private struct Contact {
  @ObservableState
  struct State: Equatable {
    var email = "-"
    var city = "-"
    var friends: IdentifiedArrayOf<Friend.State> = []
  }

  enum Action {
    case email(String)
    case city(String)
    case forget(Int)
    case friends(IdentifiedActionOf<Friend>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .email(let email): state.email = email
      case .city(let city): state.city = city
      case .forget(let id): state.friends.remove(id: id)
      case .friends: break
      }
      return .none
    }
    .forEach(\.friends, action: \.friends) { Friend() }
  }
}

@Reducer
private struct Friend {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var visits = 0
  }

  enum Action { case visited }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.visits += 1
      return .none
    }
  }
}

private struct EmailView: View {
  let store: StoreOf<Contact>
  var body: some View { Text(store.email) }
}

private struct CityView: View {
  let store: StoreOf<Contact>
  var body: some View { Text(store.city) }
}

private struct FriendView: View {
  let store: StoreOf<Friend>
  var body: some View { Text("\(store.id): \(store.visits)") }
}

private struct ContactView: View {
  let store: StoreOf<Contact>
  var body: some View {
    EmailView(store: store)
    CityView(store: store)
    ForEach(store.scope(state: \.friends, action: \.friends)) { FriendView(store: $0) }
  }
}

/// The observations of views that read a store, and how long they last.
@MainActor
struct TrackedReadsTests {
  private static func makeStore(friends count: Int = 0) -> StoreOf<Contact> {
    let friends = (0..<count).map { Friend.State(id: $0) }
    return Store(initialState: Contact.State(friends: .init(uniqueElements: friends))) { Contact() }
  }

  @Test("A property does not evaluate the readers of another that shares its bit")
  func sharedBit() {
    let store = Self.makeStore()
    let screen = ViewTester(ContactView(store: store))
    screen.graph.resetBodyEvaluations()
    store.send(.email("blob@example.org"))
    screen.graph.flush()
    #expect(screen.graph.bodyEvaluationsByType == ["EmailView": 1])
    store.send(.city("Berlin"))
    screen.graph.flush()
    #expect(screen.graph.bodyEvaluationsByType == ["EmailView": 1, "CityView": 1])
    #expect(screen.texts == ["blob@example.org", "Berlin"])
  }

  @Test("A removed screen observes nothing, and another of the same store continues")
  func twoScreens() {
    let store = Self.makeStore(friends: 3)
    let first = ViewTester(ContactView(store: store))
    var second: ViewTester? = ViewTester(ContactView(store: store))
    weak var graph: ViewGraph?
    graph = second?.graph
    second?.graph.unmount()
    second = nil
    #expect(graph == nil)
    first.graph.resetBodyEvaluations()
    store.send(.friends(.element(id: 1, action: .visited)))
    first.graph.flush()
    #expect(first.graph.bodyEvaluationsByType == ["FriendView": 1])
    #expect(first.texts == ["-", "-", "0: 0", "1: 1", "2: 0"])
  }

  @Test("Rows that come and go leave the others observed")
  func churn() {
    let store = Self.makeStore(friends: 100)
    let screen = ViewTester(ContactView(store: store))
    for id in stride(from: 0, to: 100, by: 2) { store.send(.forget(id)) }
    screen.graph.flush()
    screen.graph.resetBodyEvaluations()
    for id in stride(from: 1, to: 100, by: 2) {
      store.send(.friends(.element(id: id, action: .visited)))
    }
    screen.graph.flush()
    #expect(screen.graph.bodyEvaluationsByType == ["FriendView": 50])
    #expect(screen.texts.suffix(2) == ["97: 1", "99: 1"])
  }

  /// A body that reads the same few properties very often.
  private struct LoopView: View {
    let store: StoreOf<Contact>
    var body: some View {
      let friends = Array(store.scope(state: \.friends, action: \.friends))
      Text("\((0..<100).map { _ in friends.reduce(0) { $0 + $1.visits } }.max() ?? 0)")
    }
  }

  @Test("A loop over rows observes each of them")
  func loop() {
    let store = Self.makeStore(friends: 30)
    let screen = ViewTester(LoopView(store: store))
    for id in 0..<30 {
      store.send(.friends(.element(id: id, action: .visited)))
      screen.graph.flush()
    }
    #expect(screen.texts == ["30"])
    #expect(screen.graph.bodyEvaluations(of: LoopView.self) == 31)
  }

  /// Keeps what was computed until something changes that it was computed from.
  private final class Cache: @unchecked Sendable {
    // Safe: only used on the main actor.
    private var value: String?
    private(set) var count = 0

    func value(_ compute: () -> String) -> String {
      if let value { return value }
      count += 1
      let value = withObservationTracking(compute) { self.value = nil }
      self.value = value
      return value
    }
  }

  private struct CachingView: View {
    let store: StoreOf<Contact>
    let cache: Cache
    var body: some View { Text(cache.value { store.email + " " + store.city }) }
  }

  @Test("An observation inside of a body fires, and so does the body's")
  func nestedObservation() {
    let store = Self.makeStore()
    let cache = Cache()
    let screen = ViewTester(CachingView(store: store, cache: cache))
    #expect(screen.texts == ["- -"])
    for city in ["Berlin", "Paris", "Rome"] {
      store.send(.city(city))
      screen.graph.flush()
      #expect(screen.texts == ["- \(city)"])
    }
    #expect(cache.count == 4)
    #expect(screen.graph.bodyEvaluations(of: CachingView.self) == 4)
  }

  private struct TaskView: View {
    let store: StoreOf<Contact>
    let hasRead: LockIsolated<Bool>
    var body: some View {
      let _ = Task { @MainActor in
        _ = store.email
        hasRead.setValue(true)
      }
      Text(store.city)
    }
  }

  @Test("What a task reads that a body has started is not observed")
  func task() async {
    let store = Self.makeStore()
    let hasRead = LockIsolated(false)
    let screen = ViewTester(TaskView(store: store, hasRead: hasRead))
    while !hasRead.value { await Task.yield() }
    store.send(.email("blob@example.org"))
    screen.graph.flush()
    #expect(screen.graph.bodyEvaluations(of: TaskView.self) == 1)
    store.send(.city("Berlin"))
    screen.graph.flush()
    #expect(screen.graph.bodyEvaluations(of: TaskView.self) == 2)
  }
}
#endif
