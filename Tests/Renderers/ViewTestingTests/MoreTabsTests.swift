#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Tabs that the bar of a narrow window has no room for.
@MainActor
struct MoreTabsTests {
  private struct Counter: View {
    let name: String
    @State var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Screen: View {
    let name: String
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Counter(name: name).navigationTitle(name)
        NavigationLink("On") { Text("deep").navigationTitle("Deep") }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { NavigationStack { Text("sheet") } }
      }
    }
  }

  private struct Tabs: View {
    @State var selection = "a"
    var last = "f"

    var body: some View {
      TabView(selection: $selection) {
        Tab("A", systemImage: "star", value: "a") { Counter(name: "A") }
        Tab("B", systemImage: "star", value: "b") { Counter(name: "B") }
        Tab("C", systemImage: "star", value: "c") { Counter(name: "C") }
        Tab("D", systemImage: "star", value: "d") { Screen(name: "D") }
        Tab("E", systemImage: "moon", value: "e") { Screen(name: "E") }.badge(3)
        if last == "f" { Counter(name: "F").tabItem { Text("F") }.tag("f") }
      }
      Button("Go to E") { selection = "e" }
      Text("selected \(selection)")
    }
  }

  private func tester(_ tabs: Tabs = Tabs(), width: Double = 390) -> ViewTester {
    var environment = RendererEnvironment()
    environment.width = width
    return ViewTester(tabs, environment: environment)
  }

  @Test("a narrow window has four of six tabs and a list of the others, a wide one has all")
  func bar() throws {
    let screen = tester()
    #expect(try screen.tabs().choices == ["A", "B", "C", "D", "More"])
    #expect(try screen.tabs().selection == "A")
    screen.environment.width = 800
    #expect(try screen.tabs().choices == ["A", "B", "C", "D", "E", "F"])
    #expect(try tester(Tabs(last: "e")).tabs().choices == ["A", "B", "C", "D", "E"])
  }

  @Test("a tab of the list shows within the tab of the list, with the way back")
  func list() throws {
    let screen = tester()
    try screen.tabs().select("More")
    #expect(screen.title == "More")
    #expect(screen.rows.count == 2)
    #expect(screen.has(.link, "E") && screen.has(.link, "F"))
    #expect(screen.has(.text, "selected a"))
    try screen.link("E").tap()
    #expect(screen.title == "E")
    #expect(try screen.tabs().selection == "More")
    #expect(screen.has(.text, "selected e"))
    try screen.button("E 0").tap()
    #expect(!screen.has(.button, "More"))
    try screen.link("On").tap()
    try screen.navigateBack()
    #expect(screen.title == "E")
    try screen.navigateBack()
    #expect(screen.title == "More")
    try screen.link("E").tap()
    #expect(screen.has(.button, "E 1"))
    try screen.tabs().select("More")
    #expect(screen.title == "More")
  }

  @Test("a tab without a navigation stack has a button that leads back to the list")
  func withoutStack() throws {
    let screen = tester()
    try screen.tabs().select("More")
    try screen.link("F").tap()
    try screen.button("F 0").tap()
    try screen.button("More").tap()
    #expect(screen.title == "More")
    try screen.link("F").tap()
    #expect(screen.has(.button, "F 1"))
  }

  @Test("a tab selected by the program replaces the list, and keeps its state in a wide window")
  func selection() throws {
    let screen = tester()
    try screen.tabs().select("More")
    try screen.button("Go to E").tap()
    #expect(screen.title == "E")
    try screen.button("E 0").tap()
    screen.environment.width = 800
    #expect(try screen.tabs().selection == "E")
    #expect(throws: ViewTestError.self) { try screen.navigateBack() }
    screen.environment.width = 390
    #expect(screen.has(.button, "E 1"))
    try screen.navigateBack()
    try screen.tabs().select("A")
    #expect(screen.has(.button, "A 0") && screen.has(.text, "selected a"))
  }

  @Test("the tab that the list covers shows again when it is chosen")
  func coveredTab() throws {
    let screen = tester()
    try screen.tabs().select("More")
    #expect(!screen.has(.button, "A 0"))
    try screen.tabs().select("A")
    #expect(screen.has(.button, "A 0"))
  }

  @Test("the stack of a sheet has no way back to the list")
  func sheet() throws {
    let screen = tester(Tabs(selection: "e"))
    try screen.button("Show").tap()
    #expect(screen.sheet != nil)
    #expect(throws: ViewTestError.self) { try screen.navigateBack() }
  }

  @Test("the list has the tabs of a tab view without a selection")
  func untagged() throws {
    var environment = RendererEnvironment()
    environment.width = 390
    let screen = ViewTester(
      TabView {
        ForEach(1..<8) { number in Text("text \(number)").tabItem { Text("\(number)") } }
      }, environment: environment)
    #expect(try screen.tabs().choices == ["1", "2", "3", "4", "More"])
    try screen.tabs().select("More")
    try screen.link("7").tap()
    #expect(screen.has(.text, "text 7"))
  }
}
#endif
