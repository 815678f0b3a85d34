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
}
