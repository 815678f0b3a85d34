import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct LibrarySearch {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var titles: [String] = []
    var errorMessage: String?
  }

  @CasePathable
  enum Action {
    case queryChanged(String)
    case searchResponse(Result<[String], any Error>)
    case clear
  }

  @Dependency(LibraryClient.self) var library
  @Dependency(\.continuousClock) var clock
  enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clear:
        state = State()
        return .cancel(id: CancelID.search)
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.titles = []
          return .cancel(id: CancelID.search)
        }
        return .run { send in
          try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
            try await clock.sleep(for: .milliseconds(300))
            await send(.searchResponse(Result { try await library.search(query) }))
          }
        }
      case .searchResponse(.success(let titles)):
        state.titles = titles
        state.errorMessage = nil
        return .none
      case .searchResponse(.failure(let error)):
        state.errorMessage = String(describing: error)
        return .none
      }
    }
  }
}

@DependencyClient
struct LibraryClient: Sendable {
  var search: @Sendable (String) async throws -> [String]
}

extension LibraryClient: TestDependencyKey {
  static let testValue = LibraryClient()
}

@MainActor
@Suite("Library search")
struct LibrarySearchTests {
  let clock = TestClock()

  @Test("Debounces typing")
  func debounce() async {
    let searched = LockIsolated<[String]>([])
    let store = TestStore(initialState: LibrarySearch.State()) {
      LibrarySearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[LibraryClient.self].search = { query in
        searched.withValue { $0.append(query) }
        return ["A tale of \(query)"]
      }
    }

    await store.send(.queryChanged("ca")) { $0.query = "ca" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("cat")) { $0.query = "cat" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.searchResponse.success) {
      $0.titles = ["A tale of cat"]
    }
    #expect(searched.value == ["cat"])
  }

  @Test(arguments: ["", "x"])
  func clearing(query: String) async {
    let store = TestStore(initialState: LibrarySearch.State(query: query, titles: ["Old"])) {
      LibrarySearch()
    }
    await store.send(.clear) {
      $0 = LibrarySearch.State()
    }
  }

  @Test
  func failure() async throws {
    struct Offline: Error, Equatable {}
    let store = TestStore(initialState: LibrarySearch.State()) {
      LibrarySearch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0[LibraryClient.self].search = { @Sendable _ in throw Offline() }
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.queryChanged("dog"))
    await store.receive(\.searchResponse.failure)
    #expect(store.state.errorMessage == "Offline()")
    try #require(store.state.titles.isEmpty)
  }
}
