#if PortableViews
import Testing

@testable import ComposableUI

/// Texts of visitors between the words of a page.
struct StringDirectionsTests {
  private let override = "\u{202E}"
  private let pop = "\u{202C}"
  private let isolate = "\u{2067}"
  private let end = "\u{2069}"

  private func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  @Test("a text without characters for directions is left as it is")
  func ordinary() {
    let closed = isolated(override + "a" + pop)
    for text in ["", "Hello", "שלום 3", "“quoted” – €", "a\u{200F}b", isolated("a"), closed] {
      #expect(text.withOwnDirections == text)
    }
  }

  @Test("what is open at the end of a text is closed there")
  func closing() {
    #expect((override + "abc").withOwnDirections == isolated(override + "abc" + pop))
    #expect((isolate + "abc").withOwnDirections == isolated(isolate + "abc" + end))
    let nested = override + isolate + "a"
    #expect(nested.withOwnDirections == isolated(nested + end + pop))
    // The end of an isolate ends the overrides inside.
    let inside = isolate + override + "a" + end
    #expect(inside.withOwnDirections == inside)
  }

  @Test("what closes more than the text has opened is left out")
  func strayEnds() {
    #expect((end + override + "abc").withOwnDirections == isolated(override + "abc" + pop))
    #expect(("a" + pop + "b" + end).withOwnDirections == isolated("ab"))
    #expect((isolate + pop + "a" + end).withOwnDirections == isolated(isolate + "a" + end))
  }

  @Test("any text leaves nothing open and closes nothing of its surroundings")
  func balance() {
    let characters = ["a", override, pop, isolate, end]
    func check(_ text: String, _ length: Int) {
      let shown = Array(text.withOwnDirections.unicodeScalars)
      var depth = 0
      var embeddings = [0]
      for scalar in shown {
        switch scalar {
        case "\u{2066}"..."\u{2068}":
          depth += 1
          embeddings.append(0)
        case "\u{2069}":
          depth -= 1
          _ = embeddings.popLast()
        case "\u{202E}": embeddings[embeddings.count - 1] += 1
        case "\u{202C}": embeddings[embeddings.count - 1] -= 1
        default: break
        }
        guard depth >= 0, (embeddings.last ?? -1) >= 0 else {
          Issue.record("\(shown) closes something of its surroundings")
          return
        }
      }
      #expect(depth == 0 && embeddings == [0], "\(shown)")
      #expect(shown.filter { $0 == "a" }.count == text.filter { $0 == "a" }.count)
      if length > 0 { for character in characters { check(text + character, length - 1) } }
    }
    check("", 5)
  }

  @Test("a value inside of a text is isolated, and the words beside it stay as they are")
  func interpolation() {
    let name = override + "eve"
    let shown = isolated(name + pop)
    let key: LocalizedStringKey = "\(name) has 3 cards"
    #expect(key.string == "\(shown) has 3 cards")
    let nested: LocalizedStringKey = "Card of \(Text(name)), **new**"
    #expect(nested.string.contains(shown))
  }
}
#endif
