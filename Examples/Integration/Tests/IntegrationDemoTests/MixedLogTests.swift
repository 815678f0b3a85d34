import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: what is logged by features of both eras", .enabled(if: isDebugBuild))
struct MixedLogTests {
  @Test("an old parent around a new child is evaluated for what it observes")
  func oldContainsNew() throws {
    let store = Store(initialState: OldContainsNew.State()) { OldContainsNew() }
    let screen = ViewTester(OldContainsNewView(store: store))
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    // A root that is not observable cannot say which of its children has changed.
    let both = [
      "BasicsView.body", "OldContainsNewView.body",
      "WithViewStore<OldContainsNewView.ViewState, OldContainsNew.Action>.body",
    ]
    expectLog(try screen.tap("Increment the parent"), both)
    expectLog(try screen.switchOver("Observe child count"), both)
    expectLog(try screen.tap("Increment"), both)
    #expect(screen.texts == ["1", "Child count: 2", "2"])
  }

  @Test("a new parent around an old child is evaluated for what it reads")
  func newContainsOld() throws {
    let store = Store(initialState: NewContainsOld.State()) { NewContainsOld() }
    let screen = ViewTester(NewContainsOldView(store: store))
    // A view store is made in a view that observes the property of the parent that it is made from.
    expectLog(
      try screen.tap("Increment"),
      [
        "LegacyBasicsView.body", "ViewStoreOf<LegacyBasics>.deinit",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    expectLog(try screen.tap("Increment the parent"), ["NewContainsOldView.body"])
    expectLog(try screen.switchOver("Observe child count"), ["NewContainsOldView.body"])
    expectLog(
      try screen.tap("Increment"),
      [
        "LegacyBasicsView.body", "NewContainsOldView.body", "ViewStoreOf<LegacyBasics>.deinit",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    #expect(screen.texts == ["1", "Child count: 2", "2"])
  }

  @Test("an old parent that presents a new child is evaluated for what it observes")
  func oldPresentsNew() throws {
    let store = Store(initialState: OldPresentsNew.State()) { OldPresentsNew() }
    let screen = ViewTester(OldPresentsNewView(store: store))
    expectLog(
      try screen.tap("Present the child"),
      [
        "BasicsView.body", "StoreOf<Basics>.init", "StoreOf<Basics?>.deinit",
        "StoreOf<Basics?>.init",
        "WithViewStore<PresentationIdentity?, PresentationAction<Basics.Action>>.body",
      ])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
  }

  @Test("an old parent shows the count of a new child, which dismisses itself")
  func oldPresentsNewDismissal() async throws {
    let store = Store(initialState: OldPresentsNew.State()) { OldPresentsNew() }
    let screen = ViewTester(OldPresentsNewView(store: store))
    try screen.toggle("Observe child count").toggle()
    try screen.button("Present the child").tap()
    expectLog(
      try screen.tap("Increment"),
      [
        "BasicsView.body", "OldPresentsNewView.body",
        "WithViewStore<OldPresentsNewView.ViewState, OldPresentsNew.Action>.body",
      ])
    #expect(screen.texts == ["Child count: 1", "1"])
    try screen.button("Dismiss").tap()
    try await screen.wait { screen.sheet == nil }
    #expect(screen.texts == ["Child count: none"])
  }

  @Test("a new parent that presents an old child is evaluated for what it reads")
  func newPresentsOld() async throws {
    let store = Store(initialState: NewPresentsOld.State()) { NewPresentsOld() }
    let screen = ViewTester(NewPresentsOldView(store: store))
    expectLog(
      try screen.tap("Present the child"),
      [
        "LegacyBasicsView.body", "NewPresentsOldView.body", "StoreOf<LegacyBasics>.init",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    // The old state has no identity: each change of it may be another child, and is looked at.
    expectLog(
      try screen.tap("Increment"),
      [
        "LegacyBasicsView.body", "NewPresentsOldView.body", "ViewStoreOf<LegacyBasics>.deinit",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    try screen.button("Dismiss").tap()
    try await screen.wait { screen.sheet == nil }
    try screen.toggle("Observe child count").toggle()
    try screen.button("Present the child").tap()
    let bodies = try screen.tap("Increment").filter { $0.hasSuffix(".body") }
    expectLog(
      bodies,
      ["LegacyBasicsView.body", "NewPresentsOldView.body", "WithViewStoreOf<LegacyBasics>.body"])
    #expect(screen.texts == ["Child count: 1", "1"])
  }

  @Test("siblings of both eras are evaluated each by itself")
  func siblings() throws {
    let store = Store(initialState: MixedSiblings.State()) { MixedSiblings() }
    let screen = ViewTester(MixedSiblingsView(store: store))
    expectLog(try screen.tap("Increment", at: 0), ["BasicsView.body"])
    expectLog(
      try screen.tap("Increment", at: 1),
      [
        "LegacyBasicsView.body", "ViewStoreOf<LegacyBasics>.deinit",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    expectLog(
      try screen.tap("Reset all"),
      [
        "BasicsView.body", "LegacyBasicsView.body", "ViewStoreOf<LegacyBasics>.deinit",
        "ViewStoreOf<LegacyBasics>.init", "WithViewStoreOf<LegacyBasics>.body",
      ])
    expectLog(try screen.tap("Increment", at: 0), ["BasicsView.body"])
    expectLog(try screen.tap("Reset self"), ["BasicsView.body"])
    #expect(screen.texts == ["0", "0"])
  }
}
