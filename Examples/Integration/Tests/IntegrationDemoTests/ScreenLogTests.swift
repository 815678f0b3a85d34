import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: what is logged", .enabled(if: isDebugBuild))
struct ScreenLogTests {
  @Test("basics: each change of the count evaluates the view once")
  func basics() throws {
    let store = Store(initialState: Basics.State()) { Basics() }
    let screen = ViewTester(Form { BasicsView(store: store, extras: .copies) })
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(try screen.tap("Decrement"), ["BasicsView.body"])
    expectLog(try screen.tap("Reset"), ["BasicsView.body"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(try screen.tap("Reset"), ["BasicsView.body"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    _ = try screen.tap("Copy, increment, discard")
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(try screen.tap("Copy, increment, assign"), ["BasicsView.body"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    #expect(screen.texts == ["4"])
  }

  @Test("enum: a case costs a body of the parent and of the child, and a store per scope")
  func enumeration() throws {
    let store = Store(initialState: EnumDemo.State()) { EnumDemo() }
    let screen = ViewTester(EnumView(store: store))
    expectLog(
      try screen.tap("Turn feature 1 on"),
      [
        "BasicsView.body", "EnumView.body", "StoreOf<Basics>.init",
        "StoreOf<EnumDemo.Destination>.init",
      ])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(
      try screen.tap("Turn feature 2 on"),
      [
        "BasicsView.body", "BasicsView.body", "EnumView.body", "StoreOf<Basics>.deinit",
        "StoreOf<Basics>.init",
      ])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(
      try screen.tap("Turn feature 2 off"),
      [
        "BasicsView.body", "EnumView.body", "StoreOf<Basics>.deinit",
        "StoreOf<EnumDemo.Destination>.deinit",
      ])
    #expect(screen.texts == [])
  }

  @Test("enum: a feature that dismisses itself is gone from the view")
  func enumDismissal() async throws {
    let store = Store(initialState: EnumDemo.State()) { EnumDemo() }
    let screen = ViewTester(EnumView(store: store))
    _ = try screen.tap("Turn feature 1 on")
    try screen.button("Dismiss").tap()
    try await screen.wait { !screen.has(.button, "Dismiss") }
    #expect(screen.has(.button, "Turn feature 1 on"))
  }

  @Test("optional: the parent is evaluated by the child's count only if it observes it")
  func optional() throws {
    let store = Store(initialState: OptionalDemo.State()) { OptionalDemo() }
    let screen = ViewTester(OptionalView(store: store))
    expectLog(
      try screen.tap("Toggle child"),
      ["BasicsView.body", "OptionalView.body", "StoreOf<Basics>.init"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    expectLog(try screen.switchOver("Observe child count"), ["OptionalView.body"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body", "OptionalView.body"])
    #expect(screen.texts == ["Child count: 2", "2"])
    expectLog(
      try screen.tap("Toggle child"),
      ["BasicsView.body", "OptionalView.body", "StoreOf<Basics>.deinit"])
    #expect(screen.texts == ["Child count: none"])
  }

  @Test("optional: a child that dismisses itself is gone from the view")
  func optionalDismissal() async throws {
    let store = Store(initialState: OptionalDemo.State()) { OptionalDemo() }
    let screen = ViewTester(OptionalView(store: store))
    try screen.button("Toggle child").tap()
    try screen.button("Dismiss").tap()
    try await screen.wait { !screen.has(.button, "Dismiss") }
  }

  @Test("identified list: a row's change evaluates that row, and the list if it shows its count")
  func identifiedList() throws {
    let store = Store(initialState: IdentifiedListDemo.State()) { IdentifiedListDemo() }
    let screen = ViewTester(IdentifiedListView(store: store))
    expectLog(
      try screen.tap("Add"),
      [
        "BasicsView.body", "IdentifiedListView.body", "IdentifiedListView.body.ForEach",
        "StoreOf<Basics>.init",
      ])
    // The closure is run for the new row alone.
    expectLog(
      try screen.tap("Add"),
      [
        "BasicsView.body", "IdentifiedListView.body", "IdentifiedListView.body.ForEach",
        "StoreOf<Basics>.init",
      ])
    expectLog(try screen.tap("Increment", at: 1), ["BasicsView.body"])
    // The list is evaluated, but its rows are the same stores: their closure has nothing to do.
    expectLog(
      try screen.tap("Increment", at: 0), ["BasicsView.body", "IdentifiedListView.body"])
    #expect(screen.texts == ["First count: 1", "1", "1"])
    expectLog(
      try screen.tap("Remove row 1"), ["IdentifiedListView.body", "StoreOf<Basics>.deinit"])
    #expect(screen.texts == ["First count: 1", "1"])
  }

  @Test("navigation: a push is a store and a body, an increment in a stack of five is a body")
  func navigation() throws {
    let store = Store(initialState: NavigationDemo.State()) { NavigationDemo() }
    let screen = ViewTester(NavigationDemoView(store: store))
    for _ in 1...5 {
      expectLog(
        try screen.follow("Push a counter"), ["BasicsView.body", "StoreOf<Basics>.init"])
    }
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    #expect(screen.texts == ["1", "Push a counter"])
    expectLog(try log { try screen.navigateBack() }, ["StoreOf<Basics>.deinit"])
    expectLog(try screen.tap("Pop to root"), Array(repeating: "StoreOf<Basics>.deinit", count: 4))
    #expect(screen.title == "Navigation")
  }

  @Test("navigation: a counter that dismisses itself is popped")
  func navigationDismissal() async throws {
    let store = Store(initialState: NavigationDemo.State()) { NavigationDemo() }
    let screen = ViewTester(NavigationDemoView(store: store))
    try screen.link("Push a counter").tap()
    try screen.button("Dismiss").tap()
    try await screen.wait { screen.title == "Navigation" }
  }

  @Test("siblings: only those are evaluated that change")
  func siblings() throws {
    let store = Store(initialState: SiblingsDemo.State()) { SiblingsDemo() }
    let screen = ViewTester(SiblingsView(store: store))
    let both = ["BasicsView.body", "BasicsView.body"]
    expectLog(try screen.tap("Increment", at: 0), ["BasicsView.body"])
    expectLog(try screen.tap("Increment", at: 1), ["BasicsView.body"])
    expectLog(try screen.tap("Decrement", at: 1), ["BasicsView.body"])
    #expect(screen.texts == ["1", "0"])
    expectLog(try screen.tap("Swap"), both)
    #expect(screen.texts == ["0", "1"])
    expectLog(try screen.tap("Reset all"), both)
    #expect(screen.texts == ["0", "0"])
    expectLog(try screen.tap("Increment", at: 0), ["BasicsView.body"])
    expectLog(try screen.tap("Reset self"), both)
    expectLog(try screen.tap("Increment", at: 1), ["BasicsView.body"])
    #expect(screen.texts == ["0", "1"])
  }

  @Test(
    "presentation: the parent is evaluated by the child's count only if it observes it",
    arguments: ["Present a sheet", "Present a cover", "Present a popover"])
  func presentation(button: String) throws {
    let store = Store(initialState: PresentationDemo.State()) { PresentationDemo() }
    let screen = ViewTester(NavigationStack { PresentationView(store: store) })
    expectLog(
      try screen.tap(button), ["BasicsView.body", "PresentationView.body", "StoreOf<Basics>.init"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    // The counter that is gone is read a last time.
    expectLog(
      try log { try dismiss(screen) },
      ["BasicsView.body", "PresentationView.body", "StoreOf<Basics>.deinit"])
    expectLog(try screen.switchOver("Observe child count"), ["PresentationView.body"])
    _ = try screen.tap(button)
    expectLog(try screen.tap("Increment"), ["BasicsView.body", "PresentationView.body"])
    #expect(screen.texts == ["Child count: 1", "1"])
  }

  @Test("presentation: a pushed screen is evaluated like a sheet")
  func presentedScreen() throws {
    let store = Store(initialState: PresentationDemo.State()) { PresentationDemo() }
    let screen = ViewTester(NavigationStack { PresentationView(store: store) })
    expectLog(
      try screen.tap("Push a screen"),
      ["BasicsView.body", "PresentationView.body", "StoreOf<Basics>.init"])
    expectLog(try screen.tap("Increment"), ["BasicsView.body"])
    #expect(screen.title == "Screen")
    // The counter that is gone is read a last time.
    expectLog(
      try log { try screen.navigateBack() },
      ["BasicsView.body", "PresentationView.body", "StoreOf<Basics>.deinit"])
    _ = try screen.switchOver("Observe child count")
    _ = try screen.tap("Push a screen")
    expectLog(try screen.tap("Increment"), ["BasicsView.body", "PresentationView.body"])
  }

  @Test(
    "presentation: a child that dismisses itself is gone",
    arguments: ["Present a sheet", "Present a cover", "Present a popover", "Push a screen"])
  func presentationDismissal(button: String) async throws {
    let store = Store(initialState: PresentationDemo.State()) { PresentationDemo() }
    let screen = ViewTester(NavigationStack { PresentationView(store: store) })
    try screen.button(button).tap()
    try screen.button("Dismiss").tap()
    try await screen.wait { !screen.has(.button, "Dismiss") }
    #expect(store.destination == nil)
  }

  private func dismiss(_ screen: ViewTester) throws {
    let presentations: [ViewElement.Role] = [.sheet, .popover]
    let front = screen.root.descendants.last { presentations.contains($0.role) }
    try #require(front).dismiss()
  }
}
