import ComposableCore
import WordCounter

/// Prints how many lines, words and characters standard input has.
///
/// It shows a feature in a command-line tool: no view, no server and no Combine are built for it.
@main
struct WordCount {
  static func main() async {
    let store = Store(initialState: WordCounter.State()) { WordCounter() }
    await store.send(.task).finish()
    print(store.summary)
  }
}
