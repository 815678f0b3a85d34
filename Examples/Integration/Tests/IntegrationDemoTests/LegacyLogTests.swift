import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: what is logged by view stores", .enabled(if: isDebugBuild))
struct LegacyLogTests {
  @Test("an escaped view store stays up to date, inside another one too")
  func escapedViewStore() throws {
    let store = Store(initialState: LegacyBasics.State()) { LegacyBasics() }
    let screen = ViewTester(EscapedViewStoreView(store: store))
    #expect(screen.texts == ["0", "Escaped: 0"])
    expectLog(
      try screen.tap("Increment"),
      [
        "EscapedViewStoreView.body", "EscapedViewStoreView.body.inner",
        "ViewStore<Int, LegacyBasics.Action>.deinit", "ViewStore<Int, LegacyBasics.Action>.init",
        "WithViewStore<Int, LegacyBasics.Action>.body", "WithViewStoreOf<LegacyBasics>.body",
      ])
    #expect(screen.texts == ["1", "Escaped: 1"])
    try screen.button("Add outer 1 and inner 1").tap()
    #expect(screen.texts == ["2", "Escaped: 2"])
    #expect(screen.has(.button, "Add outer 2 and inner 2"))
  }

  @available(*, deprecated)
  @Test("rows with bindings can be edited and removed")
  func forEachBindings() throws {
    let store = Store(initialState: ForEachBindingsDemo.State()) { ForEachBindingsDemo() }
    let screen = ViewTester(ForEachBindingsView(store: store))
    #expect(screen.texts == ["A", "B", "C", "One", "Two"])
    try screen.textField("Value 1").type("Bee")
    expectLog(
      try log { try screen.textField("Row 2").type("Deux") },
      ["EditableRowView.body", "WithViewStoreOf<EditableRow>.body"])
    #expect(screen.texts == ["A", "Bee", "C", "One", "Deux"])
    try screen.button("Remove last").tap()
    #expect(screen.texts == ["A", "Bee", "One"])
    try screen.button("Remove last").tap()
    try screen.button("Remove last").tap()
    try screen.button("Remove last").tap()
    #expect(screen.texts == [])
  }

  @Test("a push is a store and a body, and an increment evaluates one screen")
  func navigation() throws {
    let store = Store(initialState: LegacyNavigationDemo.State()) { LegacyNavigationDemo() }
    let screen = ViewTester(LegacyNavigationView(store: store))
    for _ in 1...3 {
      expectLog(
        try screen.follow("Push a counter"),
        [
          "LegacyBasicsView.body", "StoreOf<LegacyBasics>.init", "ViewStoreOf<LegacyBasics>.init",
          "WithViewStackStoreOf<LegacyBasics>.body", "WithViewStoreOf<LegacyBasics>.body",
        ])
    }
    expectLog(
      try screen.tap("Increment"), ["LegacyBasicsView.body", "WithViewStoreOf<LegacyBasics>.body"])
    expectLog(
      try log { try screen.navigateBack() },
      [
        "StoreOf<LegacyBasics>.deinit", "ViewStoreOf<LegacyBasics>.deinit",
        "WithViewStackStoreOf<LegacyBasics>.body",
      ])
    _ = try screen.tap("Pop to root")
    #expect(screen.title == "Navigation stack")
  }

  @Test("navigation: a counter that dismisses itself is popped")
  func navigationDismissal() async throws {
    let store = Store(initialState: LegacyNavigationDemo.State()) { LegacyNavigationDemo() }
    let screen = ViewTester(LegacyNavigationView(store: store))
    try screen.link("Push a counter").tap()
    try screen.button("Dismiss").tap()
    try await screen.wait { screen.title == "Navigation stack" }
  }

  @Test("a view store of a parent and one of its child are evaluated for what they observe")
  func switchStore() throws {
    let store = Store(initialState: .screenA(LegacyBasics.State(id: 1))) { SwitchStoreDemo() }
    let screen = ViewTester(SwitchStoreView(store: store))
    #expect(screen.texts == ["Screen A", "0"])
    expectLog(
      try screen.tap("Increment"), ["LegacyBasicsView.body", "WithViewStoreOf<LegacyBasics>.body"])
    expectLog(
      try screen.tap("Swap").filter { $0.contains(".body") },
      [
        "LegacyBasicsView.body", "SwitchStoreView.body.SwitchStore",
        "WithViewStoreOf<LegacyBasics>.body", "WithViewStoreOf<LegacyBasics?>.body",
        "WithViewStoreOf<SwitchStoreDemo>.body",
      ])
    #expect(screen.texts == ["Screen B", "0"])
    expectLog(
      try screen.tap("Increment"), ["LegacyBasicsView.body", "WithViewStoreOf<LegacyBasics>.body"])
  }
}
