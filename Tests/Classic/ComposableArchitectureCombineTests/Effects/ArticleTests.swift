#if Macros
import ComposableArchitectureCombine
import Testing

// The code of the module's article.

// quoted: feature
@Reducer
struct Lookup {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action {
    case queryChanged(String)
    case results([String])
  }

  enum CancelID { case search }

  @Dependency(\.lookupClient) var client
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .publisher {
          client.results(query).receive(on: mainQueue).map(Action.results)
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
      case .results(let results):
        state.results = results
        return .none
      }
    }
  }
}
// end

struct LookupClient: TestDependencyKey {
  var results: @Sendable (String) -> AnyPublisher<[String], Never>

  static let testValue = LookupClient { prefix in
    Just(["apple", "pear"].filter { $0.hasPrefix(prefix) }).eraseToAnyPublisher()
  }
}

extension DependencyValues {
  var lookupClient: LookupClient {
    get { self[LookupClient.self] }
    set { self[LookupClient.self] = newValue }
  }
}

/// The article on publishers.
@MainActor
struct ArticleTests {
  @Test("advancing the test scheduler delivers the debounced search results")
  func search() async {
    // quoted: test
    let scheduler = DispatchQueue.test
    let store = TestStore(initialState: Lookup.State()) {
      Lookup()
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await scheduler.advance(by: .milliseconds(300))
    await store.receive(\.results) { $0.results = ["apple"] }
    // end
  }
}
#endif
