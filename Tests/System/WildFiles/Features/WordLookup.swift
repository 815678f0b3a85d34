import ComposableArchitecture
import SwiftUI

struct WordEntry: Equatable, Decodable, Identifiable, Sendable {
  var word: String
  var meanings: [String]
  var id: String { word }
}

@DependencyClient
struct DictionaryClient {
  var lookup: @Sendable (_ word: String) async throws -> [WordEntry]
  var suggestions: @Sendable (_ prefix: String) -> AsyncStream<[String]> = { _ in .finished }
}

extension DictionaryClient: TestDependencyKey {
  static let testValue = DictionaryClient()
}

extension DependencyValues {
  var dictionary: DictionaryClient {
    get { self[DictionaryClient.self] }
    set { self[DictionaryClient.self] = newValue }
  }
}

extension DictionaryClient: DependencyKey {
  static let liveValue = DictionaryClient(
    lookup: { word in
      var components = URLComponents(string: "https://words.example.com/v1")!
      components.queryItems = [.init(name: "q", value: word)]
      let (data, _) = try await URLSession.shared.data(from: components.url!)
      return try JSONDecoder.words.decode([WordEntry].self, from: data)
    },
    suggestions: { prefix in
      AsyncStream { continuation in
        continuation.yield([prefix + "s", prefix + "ing"])
        continuation.finish()
      }
    }
  )
}

extension JSONDecoder {
  static let words: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }()
}

@Reducer
struct WordLookup {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: IdentifiedArrayOf<WordEntry> = []
    var suggestions: [String] = []
    var isSearching = false
    @Shared(.inMemory("history")) var history: [String] = []
  }

  enum Action {
    case queryChanged(String)
    case queryDebounced
    case response(Result<[WordEntry], any Error>)
    case suggestionTapped(String)
    case suggestions([String])
  }

  @Dependency(\.dictionary) var dictionary
  @Dependency(\.mainQueue) var mainQueue
  private enum CancelID { case search, suggestions }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .queryChanged(query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          state.isSearching = false
          return .merge(.cancel(id: CancelID.search), .cancel(id: CancelID.suggestions))
        }
        return .run { send in
          for await suggestions in dictionary.suggestions(prefix: query) {
            await send(.suggestions(suggestions))
          }
        }
        .cancellable(id: CancelID.suggestions, cancelInFlight: true)

      case .queryDebounced:
        guard !state.query.isEmpty else { return .none }
        state.isSearching = true
        return .run { [query = state.query] send in
          try await mainQueue.sleep(for: .milliseconds(10))
          await send(.response(Result { try await dictionary.lookup(word: query) }))
        }
        .cancellable(id: CancelID.search)

      case let .response(.success(entries)):
        state.isSearching = false
        state.results = IdentifiedArray(uniqueElements: entries)
        state.$history.withLock { $0.append(state.query) }
        return .none

      case .response(.failure):
        state.isSearching = false
        state.results = []
        return .none

      case let .suggestionTapped(word):
        return .send(.queryChanged(word))

      case let .suggestions(words):
        state.suggestions = words
        return .none
      }
    }
  }
}

struct WordLookupView: View {
  @Bindable var store: StoreOf<WordLookup>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.results) { entry in
          Section(entry.word) {
            ForEach(entry.meanings, id: \.self, content: Text.init(verbatim:))
          }
        }
        if !store.history.isEmpty {
          Section("History") {
            ForEach(Array(store.history.enumerated()), id: \.0) { _, word in
              Button(word) { store.send(.suggestionTapped(word)) }
            }
          }
        }
      }
      .overlay { if store.isSearching { ProgressView() } }
      .searchable(text: $store.query.sending(\.queryChanged))
      .searchSuggestions {
        ForEach(store.suggestions, id: \.self) { Text($0).searchCompletion($0) }
      }
    }
    .task(id: store.query) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        await store.send(.queryDebounced).finish()
      } catch {}
    }
  }
}

#Preview {
  WordLookupView(
    store: Store(initialState: WordLookup.State()) {
      WordLookup()
    } withDependencies: {
      $0.dictionary.lookup = { [WordEntry(word: $0, meanings: ["A word."])] }
    }
  )
}
