import ComposableArchitecture
import FactCounters
import FactSource
import Foundation
import Testing
import ViewTesting

/// The screen of numbers.
@MainActor
struct DialListViewTests {
  @Test("the view adds, turns, looks up and removes dials")
  func visit() async throws {
    let store = Store(
      initialState: DialList.State(dials: [Dial.State(id: UUID(0), number: 36)])
    ) {
      DialList()
    } withDependencies: {
      $0.factSource.sentence = { "\($0) was looked up." }
      $0.uuid = .constant(UUID(1))
    }
    let screen = ViewTester(DialListView(store: store))
    try screen.button("New number").tap()
    try screen.button("One less than 0").tap()
    try screen.button("One more than 36").tap()
    #expect(screen.rows.map(\.texts) == [["37"], ["-1"]])
    try screen.button("Look up 37").tap()
    try await screen.wait { screen.texts.last == "37 was looked up." }
    try screen.button("Remove 37").tap()
    try screen.button("Close").tap()
    try await screen.wait { screen.texts == ["-1"] }
  }

  @Test("the footnote shows a running search and a search without a result")
  func searching() async throws {
    struct Nothing: Error {}
    let (sentences, sentence) = AsyncStream<String?>.makeStream()
    let store = Store(
      initialState: DialList.State(dials: [Dial.State(id: UUID(0), number: 3)])
    ) {
      DialList()
    } withDependencies: {
      $0.factSource.sentence = { _ in
        for await case let sentence? in sentences.prefix(1) { return sentence }
        throw Nothing()
      }
    }
    let screen = ViewTester(DialListView(store: store))
    #expect(!screen.has(.progress))
    try screen.button("Look up 3").tap()
    #expect(screen.has(.progress))
    #expect(try screen.button("Search again").isDisabled)
    sentence.yield("3 is prime.")
    try await screen.wait { screen.texts == ["3", "3 is prime."] }
    #expect(!screen.has(.progress))
    try screen.button("Search again").tap()
    sentence.yield(nil)
    try await screen.wait {
      screen.texts == [
        "3", "3 is prime.", "Nothing was found about 3. Search again in a moment.",
      ]
    }
    #expect(try !screen.button("Search again").isDisabled)
  }

  @Test("a dial at an end of its range turns in one direction only")
  func ends() throws {
    let store = Store(
      initialState: DialList.State(dials: [Dial.State(id: UUID(0), number: 999_999)])
    ) {
      DialList()
    }
    let screen = ViewTester(DialListView(store: store))
    #expect(try screen.button("One more than 999999").isDisabled)
    #expect(try !screen.button("One less than 999999").isDisabled)
  }
}
