#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct TabCustomizationTests {
  private struct Tabs: View {
    @State var customization = TabViewCustomization()
    var isAdaptable = true

    var body: some View {
      let tabs = TabView {
        Tab("News", systemImage: "newspaper") { Text("News") }
        Tab("Sports", systemImage: "star") { Text("Sports") }.customizationID("sports")
        TabSection("More") {
          Tab("Art", systemImage: "star") { Text("Art") }.customizationID("art")
          Tab("Books", systemImage: "star") { Text("Books") }.customizationID("books")
          Tab("Cars", systemImage: "star") { Text("Cars") }
            .defaultVisibility(.hidden, for: .sidebar).customizationID("cars")
        }
        .customizationID("more")
      }
      .tabViewCustomization($customization)
      if isAdaptable { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
      Button("Hide") { customization[tab: "sports"].sidebarVisibility = .hidden }
      Button("Show") { customization[tab: "cars"].sidebarVisibility = .visible }
      Button("Reset") { customization.resetVisibility() }
      Button("Reset order") { customization[section: "more"].resetTabOrder() }
    }
  }

  /// A customization with an order, as a store keeps it.
  private func ordered() throws -> TabViewCustomization {
    let text = #"{"shownTabs": {}, "orders": {"more": ["books", "art"]}}"#
    return try JSONDecoder().decode(TabViewCustomization.self, from: Data(text.utf8))
  }

  @Test("tabs are hidden and shown by the identities that a customization has")
  func visibility() throws {
    let screen = ViewTester(Tabs())
    #expect(try screen.tabs().choices == ["News", "Sports", "Art", "Books"])
    try screen.tabs().select("Sports")
    try screen.button("Hide").tap()
    #expect(try screen.tabs().choices == ["News", "Art", "Books"])
    #expect(try screen.tabs().selection == "News")
    try screen.button("Show").tap()
    #expect(try screen.tabs().choices == ["News", "Art", "Books", "Cars"])
    try screen.button("Reset").tap()
    #expect(try screen.tabs().choices == ["News", "Sports", "Art", "Books"])
  }

  @Test("the tabs of a section have the order of a customization, until that is reset")
  func order() throws {
    var customization = try ordered()
    customization[tab: "cars"].sidebarVisibility = .visible
    #expect(customization[section: "more"].tabOrder == ["books", "art"])
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    let screen = ViewTester(Tabs(customization: customization))
    #expect(try screen.tabs().choices == ["News", "Sports", "Books", "Art", "Cars"])
    try screen.button("Reset order").tap()
    #expect(try screen.tabs().choices == ["News", "Sports", "Art", "Books", "Cars"])
    customization.resetSectionOrder()
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }

  @Test("a tab view in another style is as its views say")
  func style() throws {
    let screen = ViewTester(Tabs(customization: try ordered(), isAdaptable: false))
    #expect(try screen.tabs().choices == ["News", "Sports", "Art", "Books", "Cars"])
    try screen.button("Hide").tap()
    #expect(try screen.tabs().choices.contains("Sports"))
  }

  @Test("user defaults keep a customization")
  func storage() throws {
    struct Stored: View {
      @AppStorage("tabs") var customization: TabViewCustomization
      var body: some View {
        Text("\(customization[tab: "a"].sidebarVisibility)")
        Button("Hide") { customization[tab: "a"].sidebarVisibility = .hidden }
      }
    }
    let name = "TabCustomizationTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.removePersistentDomain(forName: name)
    let screen = ViewTester(Stored().defaultAppStorage(defaults))
    #expect(screen.texts == ["automatic"])
    try screen.button("Hide").tap()
    #expect(screen.texts == ["hidden"])
    #expect(ViewTester(Stored().defaultAppStorage(defaults)).texts == ["hidden"])
  }
}
#endif
