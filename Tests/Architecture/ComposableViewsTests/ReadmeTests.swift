#if Macros
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

// README: the feature
@Reducer
struct Kettle {
  @ObservableState
  struct State: Equatable { var degrees = 20 }

  enum Action {
    case secondPassed
    case switchTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { kettle, action in
      if case .secondPassed = action { kettle.degrees += 20 }
      guard kettle.degrees < 100 else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.secondPassed)
      }
      .cancellable(id: "boiling", cancelInFlight: true)
    }
  }
}

struct KettleView: View {
  let store: StoreOf<Kettle>

  var body: some View {
    Text("\(store.degrees) °C")
    Button("Boil") { store.send(.switchTapped) }
  }
}
// README: end

// README: the app
struct KettleApp: App {
  let store = Store(initialState: Kettle.State()) { Kettle() }

  var body: some Scene {
    WindowGroup { KettleView(store: store) }
  }
}
// README: end

// README: the tests
@MainActor
@Test func boiling() async {
  let clock = TestClock()
  let store = TestStore(initialState: Kettle.State(degrees: 80)) {
    Kettle().dependency(\.continuousClock, clock)
  }
  await store.send(.switchTapped)
  await clock.advance(by: .seconds(1))
  await store.receive(\.secondPassed) { $0.degrees = 100 }
}

@MainActor
@Test func looking() throws {
  let store = Store(initialState: Kettle.State(degrees: 100)) { Kettle() }
  let screen = ViewTester(KettleView(store: store))
  try screen.button("Boil").tap()
  #expect(screen.texts == ["100 °C"])
}
// README: end

@Test("the README quotes the code that this test compiles")
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
