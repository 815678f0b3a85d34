import ComposableArchitecture
@_spi(Logging) import ComposableCore
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: the application")
struct IntegrationViewTests {
  @Test("every screen can be reached, has a title and can be left", arguments: Screen.allCases)
  func screens(demo: Screen) throws {
    let screen = ViewTester(IntegrationView())
    #expect(screen.title == "Integration")
    if demo.isStack {
      try screen.button(demo.title).tap()
      #expect(screen.title == demo.title)
      try screen.button("All screens").tap()
    } else {
      try screen.link(demo.title).tap()
      #expect(screen.title == demo.title)
      try screen.navigateBack()
    }
    #expect(screen.title == "Integration")
  }

  @Test("the list has every screen once")
  func list() {
    #expect(Screen.current + Screen.legacy + Screen.mixed == Screen.allCases)
  }

  @Test("the log shows the latest line first, and is cleared", .enabled(if: isDebugBuild))
  func log() throws {
    Logger.shared.clear()
    Logger.shared.isEnabled = true
    defer { Logger.shared.isEnabled = false }
    let screen = ViewTester(IntegrationView())
    try screen.link("Basics").tap()
    try screen.button("Clear").tap()
    #expect(try screen.element(identifiedBy: "log").text == "")
    try screen.button("Increment").tap()
    #expect(try screen.element(identifiedBy: "log").text == "BasicsView.body")
    try screen.button("Hide log").tap()
    #expect(throws: ViewTestError.self) { try screen.element(identifiedBy: "log") }
    try screen.button("Show log").tap()
    try screen.navigateBack()
    #expect(
      try screen.element(identifiedBy: "log").text == "StoreOf<Basics>.deinit\nBasicsView.body")
  }

  @Test("the log says that there is none in a release build", .enabled(if: !isDebugBuild))
  func release() throws {
    let screen = ViewTester(IntegrationView())
    #expect(
      try screen.element(identifiedBy: "log").text
        == "Stores and views are logged in debug builds only.")
  }
}
