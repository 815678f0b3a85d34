#if PortableViews && Web
import ComposableUI

/// The language of a page's texts, and the direction in which the page is laid out.
struct PageLanguage: Equatable {
  let tag: String
  let direction: LayoutDirection

  @MainActor
  init(of graph: (any PageGraph)?) {
    tag = graph?.language ?? "en"
    direction = graph?.layoutDirection ?? .leftToRight
  }

  var operation: Operation { .language(tag, direction) }
}

/// The language that a page shows, and whether its markup has another one.
struct ShownLanguage {
  private var current: PageLanguage?
  private var isChanged = false

  /// The operation for a page whose markup is older than a change.
  var correction: Operation? { isChanged ? current?.operation : nil }

  /// Records the language of the page's markup.
  mutating func begin(with language: PageLanguage) {
    current = language
  }

  /// Changes the language; returns the operation that the page needs, if any.
  mutating func change(to language: PageLanguage) -> Operation? {
    guard let current, current != language else { return nil }
    self.current = language
    isChanged = true
    return language.operation
  }
}
#endif
