import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: legacy views")
struct LegacyViewTests {
  private func presentationScreen() -> (StoreOf<LegacyPresentationDemo>, ViewTester) {
    let store = Store(initialState: LegacyPresentationDemo.State()) { LegacyPresentationDemo() }
    return (store, ViewTester(NavigationStack { LegacyPresentationView(store: store) }))
  }

  nonisolated private static let ways = ["Sheet", "Cover", "Popover", "Screen", "Link"]

  @Test(
    "a presented counter counts, and its parent shows the count if it observes it", arguments: ways)
  func counts(way: String) throws {
    let (_, screen) = presentationScreen()
    try screen.toggle("Observe child count").toggle()
    #expect(screen.texts.contains("Child count: none"))
    try screen.button(way).tap()
    try screen.button("Increment").tap()
    if way == "Screen" || way == "Link" {
      try screen.navigateBack()
      #expect(screen.texts.contains("Child count: none"))
    } else {
      #expect(screen.texts.contains("Child count: 1"))
    }
  }

  @Test("a presented counter dismisses itself", arguments: ways)
  func childDismisses(way: String) async throws {
    let (store, screen) = presentationScreen()
    try screen.button(way).tap()
    try screen.button("Dismiss").tap()
    try await screen.wait { !screen.has(.button, "Dismiss") }
    #expect(store.withState(\.destination) == nil)
    #expect(screen.texts.contains("Dismissed"))
  }

  @Test("the parent takes a presented counter away", arguments: ways)
  func parentDismisses(way: String) throws {
    let (store, screen) = presentationScreen()
    try screen.button(way).tap()
    try screen.button("Dismiss from the parent").tap()
    #expect(store.withState(\.destination) == nil)
    #expect(!screen.has(.button, "Dismiss"))
    #expect(!screen.texts.contains("Dismissed"))
  }

  @Test("an alert leads to another one, to a dialog and to a sheet")
  func alertChain() throws {
    let (_, screen) = presentationScreen()
    try screen.button("Alert").tap()
    #expect(screen.alert?.title == "What next?")
    try screen.button("Another alert").tap()
    #expect(screen.alert?.title == "What next?")
    try screen.button("A dialog").tap()
    #expect(screen.alert == nil)
    #expect(screen.confirmationDialog?.title == "Where to?")
    try screen.button("A sheet").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(screen.sheet?.texts == ["0"])
    #expect(screen.texts.contains("Chose sheet"))
  }

  @Test("a button of an alert sends its action, and no dismissal")
  func alertButton() throws {
    let (store, screen) = presentationScreen()
    try screen.button("Alert").tap()
    try screen.button("Nothing").tap()
    #expect(screen.alert == nil)
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.message) == "Chose stay")
  }

  @Test("the cancel button of an alert dismisses it")
  func alertCancel() throws {
    let (store, screen) = presentationScreen()
    try screen.button("Alert").tap()
    try screen.button("Cancel").tap()
    #expect(screen.alert == nil)
    #expect(store.withState(\.message) == "Dismissed")
  }

  @Test("a sheet whose feature is replaced shows the new one, from its start")
  func presentationItem() throws {
    let store = Store(initialState: PresentationItemDemo.State()) { PresentationItemDemo() }
    let screen = ViewTester(PresentationItemView(store: store))
    try screen.button("Present child A").tap()
    try screen.button("Increment").tap()
    #expect(screen.sheet?.texts == ["Child A", "1"])
    try screen.button("Replace by B").tap()
    #expect(screen.sheet?.texts == ["Child B", "0"])
    try screen.button("Replace by A").tap()
    #expect(screen.sheet?.texts == ["Child A", "0"])
  }

  @Test(
    "a CaseLet for another case shows a warning, and reports it", .enabled(if: isDebugBuild))
  func mismatch() throws {
    let store = Store(initialState: .screenA(LegacyBasics.State(id: 1))) { SwitchStoreDemo() }
    let screen = ViewTester(SwitchStoreView(store: store))
    try screen.toggle("Take screen B for screen A").toggle()
    #expect(screen.texts == ["Screen A", "0"])
    try withKnownIssue {
      try screen.button("Swap").tap()
      _ = screen.root
    } matching: { issue in
      issue.description.contains(
        """
        was evaluated while the state is in another case.

          Case expected by the "CaseLet":
            LegacyBasics.State

          Current case:
            SwitchStoreDemo.State.screenB(_:)
        """)
    }
    #expect(
      screen.texts.contains { $0.contains("was evaluated while the state is in another case") })
    try screen.toggle("Take screen B for screen A").toggle()
    #expect(screen.texts == ["Screen B", "0"])
  }

  @available(*, deprecated)
  @Test(
    "a binding that is written while its feature goes is ignored",
    arguments: ["Dismiss by the view", "Dismiss by the feature"])
  func bindingWhileDismissing(button: String) async throws {
    let store = Store(initialState: BindingLocalDemo.State()) { BindingLocalDemo() }
    let screen = ViewTester(BindingLocalView(store: store))
    try screen.button("Present the child").tap()
    try screen.textField("Text").type("here")
    #expect(store.withState(\.child?.text) == "here")
    try screen.toggle("Write the binding on disappearing").toggle()
    try screen.button(button).tap()
    try await screen.wait { screen.sheet == nil }
    #expect(store.withState(\.child) == nil)
  }

  @available(*, deprecated)
  @Test("an action that is sent while its feature goes is reported")
  func actionWhileDismissing() async throws {
    let store = Store(initialState: BindingLocalDemo.State()) { BindingLocalDemo() }
    let screen = ViewTester(BindingLocalView(store: store))
    try screen.button("Present the child").tap()
    try screen.toggle("Send an action on disappearing").toggle()
    try withKnownIssue {
      try screen.button("Dismiss by the view").tap()
      _ = screen.root
    } matching: { issue in
      issue.description.contains("EditableChild")
    }
    #expect(store.withState(\.child) == nil)
  }
}
