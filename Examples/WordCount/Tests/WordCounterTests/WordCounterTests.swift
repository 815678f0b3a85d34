import ComposableCore
import Testing
import WordCounter

@MainActor
struct WordCounterTests {
  @Test("lines, words and characters are counted as they are read")
  func counting() async {
    let store = TestStore(initialState: WordCounter.State()) {
      WordCounter()
    } withDependencies: {
      $0.lineReader = .lines(["to be or", "", "  not to be "])
    }
    await store.send(.task)
    await store.receive(.lineReceived("to be or")) {
      $0.lines = 1
      $0.words = 3
      $0.characters = 9
    }
    await store.receive(.lineReceived("")) {
      $0.lines = 2
      $0.characters = 10
    }
    await store.receive(.lineReceived("  not to be ")) {
      $0.lines = 3
      $0.words = 6
      $0.characters = 23
    }
    await store.receive(.endReached) { $0.isDone = true }
    #expect(store.state.summary == "3 6 23")
  }

  @Test("reading standard input in a test is reported")
  func standardInput() async {
    let store = TestStore(initialState: WordCounter.State()) { WordCounter() }
    await withKnownIssue {
      await store.send(.task)
    } matching: {
      $0.description.hasSuffix(
        "A test reads standard input. To fix this, override the dependency 'lineReader'.")
    }
    await store.receive(.endReached) { $0.isDone = true }
  }
}
