import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: the tide table, presented in four ways.
@MainActor
struct TideTableTests {
  nonisolated private static let modals = ["As a sheet", "As a cover", "As a popover"]

  private func makeBench() -> (StoreOf<TideTable>, Bench) {
    let store = Store(initialState: TideTable.State()) { TideTable() }
    return (store, Bench(NavigationStack { TideTableView(store: store) }))
  }

  private func close(_ screen: ViewTester) throws {
    let presentations: [ViewElement.Role] = [.sheet, .popover]
    try #require(screen.root.descendants.last { presentations.contains($0.role) }).dismiss()
  }

  @Test("a presented gauge's change evaluates the gauge, dismissal both views", arguments: modals)
  func modal(button: String) throws {
    let (store, bench) = makeBench()
    try bench.tap(button, evaluates: ["TideTableView", "TideGaugeView"])
    try bench.tap("Flood", evaluates: ["TideGaugeView"])
    try bench.tap("Flood", evaluates: ["TideGaugeView"])
    try bench.expect(["TideTableView", "TideGaugeView"]) { screen in
      // A user has no way to close a cover but its own controls.
      if button == "As a cover" { store.send(.destination(.dismiss)) } else { try close(screen) }
    }
    #expect(store.destination == nil)
  }

  @Test("a pushed gauge's change evaluates the gauge, popping both views")
  func screen() throws {
    let (store, bench) = makeBench()
    try bench.tap("As a screen", evaluates: ["TideTableView", "TideGaugeView"])
    try bench.tap("Flood", evaluates: ["TideGaugeView"])
    #expect(bench.screen.title == "Tide gauge")
    try bench.expect(["TideTableView", "TideGaugeView"]) { try $0.navigateBack() }
    #expect(store.destination == nil)
  }

  @Test("a parent that shows the level is evaluated with each change", arguments: modals)
  func watching(button: String) throws {
    let (_, bench) = makeBench()
    try bench.toggle("Watch the level", evaluates: ["TideTableView"])
    #expect(bench.screen.texts.contains("Level: no gauge"))
    try bench.tap(button)
    try bench.tap("Flood", evaluates: ["TideTableView", "TideGaugeView"])
    #expect(bench.screen.texts.contains("Level: 135 cm"))
  }

  @Test("a gauge that dismisses itself is removed", arguments: modals + ["As a screen"])
  func closesItself(button: String) async throws {
    let (store, bench) = makeBench()
    try bench.tap(button)
    try bench.screen.button("Close the gauge").tap()
    try await bench.screen.wait { !bench.screen.has(.button, "Close the gauge") }
    #expect(store.destination == nil)
  }

  @Test("each kind of presentation has its own gauge, which can dismiss itself")
  func feature() async {
    let store = TestStore(initialState: TideTable.State()) { TideTable() }
    await store.send(.watchSwitched(true)) { $0.isWatched = true }
    await store.send(.coverTapped) { $0.destination = .cover(TideGauge.State()) }
    await store.send(.popoverTapped) { $0.destination = .popover(TideGauge.State()) }
    await store.send(.screenTapped) { $0.destination = .screen(TideGauge.State()) }
    await store.send(.sheetTapped) { $0.destination = .sheet(TideGauge.State()) }
    await store.send(\.destination.sheet.floodTapped) {
      $0.destination = .sheet(TideGauge.State(centimetres: 135))
    }
    #expect(store.state.destination?.centimetres == 135)
    await store.send(\.destination.sheet.closeTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }
}
