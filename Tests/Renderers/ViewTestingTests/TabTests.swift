#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct TabTests {
  private struct Counter: View {
    let name: String
    @State var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Tabs: View {
    @State var selection = "b"
    let appeared: (String) -> Void

    var body: some View {
      TabView(selection: $selection) {
        Counter(name: "A")
          .onAppear { appeared("a") }
          .tabItem { Label("First", systemImage: "star") }
          .tag("a")
        Group {
          NavigationStack {
            Counter(name: "B").navigationTitle("Second title")
          }
          .tabItem { Text("Second") }
          .tag("b")
          .sheet(isPresented: .constant(false)) { EmptyView() }
        }
        Tab("Third", systemImage: "heart", value: "c") { Counter(name: "C") }
      }
      Button("Go to the first") { selection = "a" }
    }
  }

  @Test("Tabs keep their state and are created when first selected")
  func tabs() throws {
    var appearances: [String] = []
    let screen = ViewTester(Tabs { appearances.append($0) })
    #expect(try screen.tabs().choices == ["First", "Second", "Third"])
    #expect(try screen.tabs().selection == "Second")
    #expect(appearances.isEmpty)
    #expect(screen.location == "/")
    try screen.button("B 0").tap()
    try screen.button("Go to the first").tap()
    #expect(appearances == ["a"])
    #expect(screen.location == nil)
    #expect(!screen.has(.button, "B 1"))
    try screen.tabs().select("Third")
    #expect(screen.has(.button, "C 0"))
    try screen.tabs().select("Second")
    #expect(screen.has(.button, "B 1"))
  }

  @Test("Controls on a hidden tab refuse taps")
  func hidden() throws {
    let screen = ViewTester(Tabs { _ in })
    let button = try screen.button("B 0")
    try screen.tabs().select("First")
    let error = #expect(throws: ViewTestError.self) { try button.tap() }
    #expect(
      error?.description.hasPrefix("The button \"B 0\" refuses tap: something covers it (") == true
    )
  }

  @Test("Tabs without tags are selected by their position")
  func untagged() throws {
    let screen = ViewTester(
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      })
    #expect(screen.texts == ["one"])
    try screen.tabs().select("2")
    #expect(screen.texts == ["two"])
  }
}
#endif
