#if Macros
import ComposableArchitecture
import Testing

// The code of the article "Effects".

// quoted: search
@Reducer
struct WordSearch {
  @ObservableState
  struct State: Equatable {
    var matches: [String] = []
    var query = ""
  }

  enum Action {
    case matched([String])
    case queryChanged(String)
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dictionary) var dictionary

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .matched(let words):
        state.matches = words
        return .none

      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.matches = []
          return .cancel(id: CancelID.search)
        }
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.matched(dictionary.words(query)))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      }
    }
  }
}
// end

// quoted: microphone
@Reducer
struct Microphone {
  @ObservableState
  struct State: Equatable {
    var level = 0
    var loudest = 0
  }

  enum Action {
    case levelChanged(Int)
    case task
  }

  @Dependency(\.levels) var levels

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .levelChanged(let level):
        state.level = level
        state.loudest = max(state.loudest, level)
        return .none

      case .task:
        return .run { send in
          for await level in levels() {
            await send(.levelChanged(level))
          }
        }
      }
    }
  }
}

struct MicrophoneView: View {
  let store: StoreOf<Microphone>

  var body: some View {
    ProgressView(value: Double(store.level), total: 100)
      .task { await store.send(.task).finish() }
  }
}
// end

struct WordDictionary: Sendable {
  var words: @Sendable (String) -> [String]
}

extension WordDictionary: TestDependencyKey {
  static let testValue = WordDictionary { prefix in
    ["theme", "then", "there", "tea"].filter { $0.hasPrefix(prefix) }
  }
}

private enum LevelsKey: TestDependencyKey {
  static let testValue: @Sendable () -> AsyncStream<Int> = { AsyncStream { $0.finish() } }
}

extension DependencyValues {
  var dictionary: WordDictionary {
    get { self[WordDictionary.self] }
    set { self[WordDictionary.self] = newValue }
  }

  var levels: @Sendable () -> AsyncStream<Int> {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}

@MainActor
@Suite("Effects")
struct WordSearchTests {
  // quoted: search-test
  @Test func typing() async {
    let clock = TestClock()
    let store = TestStore(initialState: WordSearch.State()) {
      WordSearch()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.queryChanged("th")) {
      $0.query = "th"
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("ther")) {
      $0.query = "ther"
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.matched) {
      $0.matches = ["there"]
    }
  }
  // end

  // quoted: microphone-test
  @Test func levels() async {
    let (levels, microphone) = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: Microphone.State()) {
      Microphone()
    } withDependencies: {
      $0.levels = { levels }
    }

    let task = await store.send(.task)
    microphone.yield(40)
    await store.receive(\.levelChanged) {
      $0.level = 40
      $0.loudest = 40
    }
    microphone.yield(10)
    await store.receive(\.levelChanged) {
      $0.level = 10
    }
    await task.cancel()
  }
  // end
}
#endif
