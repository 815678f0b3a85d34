import ComposableArchitecture
import FactClient
import FactCounters
import Testing
import ViewTesting

@MainActor
@Suite struct FactCountersViewTests {
  @Test("counters come, count, tell facts and go")
  func flow() async throws {
    let store = Store(initialState: FactCounters.State()) {
      FactCounters()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.factClient.fact = { "\($0) is a good number." }
    }
    let screen = ViewTester(FactCountersView(store: store))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    try screen.rows[1].button("Increment").tap()
    #expect(screen.rows.map(\.texts) == [["0"], ["1"]])
    try screen.rows[1].button("Fact").tap()
    try await screen.wait { screen.texts.contains("1 is a good number.") }
    try screen.rows[1].button("Remove").tap()
    try screen.button("Dismiss").tap()
    #expect(screen.texts == ["0"])
  }

  @Test("the banner shows that another fact is on its way")
  func anotherFact() async throws {
    let (facts, fact) = AsyncStream<String>.makeStream()
    let store = Store(
      initialState: FactCounters.State(
        factPrompt: FactPrompt.State(count: 3, fact: "3 is odd."))
    ) {
      FactCounters()
    } withDependencies: {
      $0.factClient.fact = { _ in
        for await fact in facts { return fact }
        throw CancellationError()
      }
    }
    let screen = ViewTester(FactCountersView(store: store))
    #expect(!screen.has(.progress))
    try screen.button("Get another fact").tap()
    #expect(screen.has(.progress))
    #expect(try screen.button("Get another fact").isDisabled)
    #expect(screen.texts == ["3 is odd."])
    fact.yield("3 is prime.")
    try await screen.wait { screen.texts == ["3 is prime."] }
    #expect(!screen.has(.progress))
    #expect(try !screen.button("Get another fact").isDisabled)
  }

  @Test("a counter without a fact shows an alert, and no banner")
  func noFact() async throws {
    struct NoFact: Error {}
    let store = Store(initialState: FactCounters.State()) {
      FactCounters()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.factClient.fact = { _ in throw NoFact() }
    }
    let screen = ViewTester(FactCountersView(store: store))
    try screen.button("Add").tap()
    try screen.button("Fact").tap()
    try await screen.wait { screen.alert != nil }
    #expect(screen.alert?.title == "There is no fact to be had about this number.")
    try screen.button("OK").tap()
    #expect(screen.alert == nil)
    #expect(screen.texts == ["0"])
  }
}
