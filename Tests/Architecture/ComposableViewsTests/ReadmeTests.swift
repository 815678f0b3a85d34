#if Macros
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

// README: the feature
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementButtonTapped) }
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }
}
// README: end

// README: the app
struct CounterApp: App {
  let store = Store(initialState: Counter.State()) { Counter() }

  var body: some Scene {
    WindowGroup { CounterView(store: store) }
  }
}
// README: end

// README: the tests
@MainActor
@Test func counting() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.send(.incrementButtonTapped) { $0.count = 1 }
}

@MainActor
@Test func tapping() throws {
  let store = Store(initialState: Counter.State()) { Counter() }
  let screen = ViewTester(CounterView(store: store))
  try screen.button("+").tap()
  #expect(screen.texts == ["1"])
}
// README: end

@Test("the README shows the code that is compiled here")
func readmeIsCurrent() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
  let begin = "\n// README: the "
  let snippets = source.components(separatedBy: begin).dropFirst().map {
    $0.components(separatedBy: "\n// README: end")[0]
      .drop { $0 != "\n" }.trimmingCharacters(in: .newlines)
  }
  #expect(snippets.count == 3)
  for snippet in snippets { #expect(readme.contains(snippet)) }
}
#endif
