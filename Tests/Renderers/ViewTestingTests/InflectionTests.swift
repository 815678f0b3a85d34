#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Phrases that agree with their number.
@MainActor
struct InflectionTests {
  private func text(_ key: LocalizedStringKey) -> String? { ViewTester(Text(key)).texts.first }

  @Test(
    "a phrase is in the plural, unless its number is 1",
    arguments: [(0, "0 incidents"), (1, "1 incident"), (2, "2 incidents"), (21, "21 incidents")])
  func number(count: Int, phrase: String) {
    #expect(text("^[\(count) incident](inflect: true)") == phrase)
    #expect(text("Of ^[\(count) incident](inflect: true), none") == "Of \(phrase), none")
    #expect(String(localized: "^[\(count) incident](inflect: true)") == phrase)
  }

  @Test(
    "the last word of a phrase changes by the rules of English",
    arguments: [
      ("city", "2 cities"), ("day", "2 days"), ("box", "2 boxes"), ("match", "2 matches"),
      ("bus", "2 buses"), ("analysis", "2 analyses"), ("Person", "2 People"), ("sheep", "2 sheep"),
      ("new message", "2 new messages"), ("photo", "2 photos"), ("leaf", "2 leaves"),
    ])
  func words(word: String, phrase: String) {
    #expect(text("^[\(2) \(word)](inflect: true)") == phrase)
  }

  @Test("two phrases in a text have numbers of their own, next to other markup")
  func several() {
    let books = 1
    let readers = 3
    #expect(
      text("^[\(books) book](inflect: true) for ^[\(readers) *avid* reader](inflect: true)")
        == "1 book for 3 avid readers")
  }

  @Test("a phrase without a number, or without the attribute, stays")
  func unchanged() {
    #expect(text("^[many reader](inflect: true)") == "many reader")
    #expect(text("[\(2) reader](https://example.com)") == "2 reader")
  }
}
#endif
