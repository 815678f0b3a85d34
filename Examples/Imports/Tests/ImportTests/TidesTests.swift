import Combine
import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Files that import Combine and SwiftUI", .timeLimit(.minutes(10)))
struct TidesTests {
  private let queue = DispatchQueue.test

  private func gauges(
    _ heights: some Publisher<Int, Never>, highWater: Result<Int, TideGauges.Storm> = .success(512)
  ) -> TideGauges {
    let heights = UncheckedSendable(heights.eraseToAnyPublisher())
    return TideGauges(
      heights: { _ in heights.value },
      highWater: { _ in Future { $0(highWater) }.eraseToAnyPublisher() })
  }

  private func testStore(_ gauges: TideGauges) -> TestStoreOf<Tides> {
    TestStore(initialState: Tides.State()) {
      Tides()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.tideGauges = gauges
    }
  }

  @Test("an effect's publisher is cancelled when another harbour is chosen")
  func watching() async {
    let heights = PassthroughSubject<Int, Never>()
    let store = testStore(gauges(heights))
    await store.send(.harbourChosen("Hull")) { $0.harbour = "Hull" }
    heights.send(250)
    await queue.advance()
    await store.receive(\.measured) { $0.height = 250 }
    await store.send(.harbourChosen("Goole")) {
      $0.harbour = "Goole"
      $0.height = nil
    }
    heights.send(90)
    await queue.advance()
    // One measurement alone: the first subscription is cancelled.
    await store.receive(\.measured) { $0.height = 90 }
    await store.send(.harbourChosen(nil)) { $0 = Tides.State() }
  }

  @Test("a future's failure becomes an action")
  func failing() async {
    let storm = TideGauges.Storm(harbour: "Hull")
    let store = testStore(gauges(Empty(), highWater: .failure(storm)))
    await store.send(.harbourChosen("Hull")) { $0.harbour = "Hull" }
    await store.send(.outlookTapped)
    await queue.advance()
    await store.receive(\.highWater) { $0.outlook = "A storm over Hull" }
  }

  @Test("a view and its model receive from publishers")
  func view() async throws {
    let heights = PassthroughSubject<Int, Never>()
    let store = Store(initialState: Tides.State()) {
      Tides()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.tideGauges = gauges(heights)
    }
    let screen = ViewTester(TidesView(store: store, queue: queue.eraseToAnyScheduler()))
    await queue.advance(by: .milliseconds(200))
    #expect(screen.texts.contains("0: []"))
    try screen.button("Watch Hull").tap()
    for height in [120, 410] {
      heights.send(height)
      await queue.advance()
    }
    #expect(screen.texts.contains("2: [120, 410]"))
    #expect(screen.texts.contains("410 cm!"))
    try screen.stepper("Floor").increment()
    try screen.stepper("Floor").increment()
    await queue.advance(by: .milliseconds(199))
    #expect(screen.texts.contains("2: [120, 410]"))
    await queue.advance(by: .milliseconds(1))
    #expect(screen.texts.contains("2: [410]"))
    try screen.button("Outlook").tap()
    await queue.advance()
    #expect(screen.texts.contains("512 cm"))
    try screen.button("Go home").tap()
    #expect(store.state == Tides.State())
  }

  @Test("an app's scenes and views come from the imported module")
  func app() {
    #expect(ViewTester(TidesApp()._rootView).texts.contains("Dry"))
  }
}
