import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: multiple alerts")
struct MultipleAlertsTests {
  private func makeScreen() -> (StoreOf<MultipleAlertsDemo>, ViewTester) {
    let store = Store(initialState: MultipleAlertsDemo.State()) { MultipleAlertsDemo() }
    return (store, ViewTester(MultipleAlertsView(store: store)))
  }

  @Test("an alert that is presented by its own button stays, one that is not goes")
  func feature() async {
    let store = TestStore(initialState: MultipleAlertsDemo.State()) { MultipleAlertsDemo() }
    await store.send(.firstButtonTapped) {
      $0.first = .next("First alert, 1")
      $0.presentations = 1
    }
    await store.send(\.first.presented, .same) {
      $0.first = .next("First alert, 2")
      $0.presentations = 2
    }
    await store.send(\.first.presented, .other) {
      $0.first = nil
      $0.second = .next("Second alert, 3")
      $0.presentations = 3
    }
    await store.send(\.second.dismiss) { $0.second = nil }
    await store.send(.bothButtonTapped) {
      $0.first = .next("First alert, 4")
      $0.second = .next("Second alert, 5")
      $0.presentations = 5
    }
    await store.send(\.first.dismiss) { $0.first = nil }
    await store.send(\.second.dismiss) { $0.second = nil }
  }

  @Test("one alert follows the other")
  func chain() throws {
    let (store, screen) = makeScreen()
    try screen.button("Present an alert").tap()
    #expect(screen.alert?.title == "First alert, 1")
    try screen.button("The same again").tap()
    #expect(screen.alert?.title == "First alert, 2")
    try screen.button("The other one").tap()
    #expect(screen.alert?.title == "Second alert, 3")
    try screen.button("The same again").tap()
    #expect(screen.alert?.title == "Second alert, 4")
    try screen.button("The other one").tap()
    #expect(screen.alert?.title == "First alert, 5")
    try screen.button("Cancel").tap()
    #expect(screen.alert == nil)
    #expect(store.first == nil)
    #expect(screen.texts == ["Presented: 5"])
  }

  @Test("of two alerts each is answered, the one in front first")
  func both() throws {
    let (store, screen) = makeScreen()
    try screen.button("Present both alerts").tap()
    #expect(screen.alert?.title == "Second alert, 2")
    try screen.button("Cancel").tap()
    #expect(store.second == nil)
    #expect(screen.alert?.title == "First alert, 1")
    try screen.button("Cancel").tap()
    #expect(store.first == nil)
    #expect(screen.alert == nil)
  }

  @Test(
    "an alert is a store, and a body of the parent that shows how many there were",
    .enabled(if: isDebugBuild))
  func log() throws {
    let (_, screen) = makeScreen()
    let store = "Store<AlertState<MultipleAlertsDemo.Next>, MultipleAlertsDemo.Next>"
    let body = "MultipleAlertsView.body"
    expectLog(try screen.tap("Present an alert"), [body, "\(store).init"])
    expectLog(try screen.tap("The same again"), [body])
    expectLog(try screen.tap("The other one"), [body, "\(store).deinit", "\(store).init"])
    expectLog(try screen.tap("Cancel"), [body, "\(store).deinit"])
  }
}
