#if PortableViews
import Testing
import ViewTesting

@MainActor
struct PresentedScreenTests {
  struct Item: Hashable, Sendable { var name: String }

  struct Root: View {
    @State var path: [Int] = []
    @State var isHelpPresented = false
    @State var item: Item?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("path \(path.count), help \(isHelpPresented ? "on" : "off"), \(item?.name ?? "-")")
          Button("Help") { isHelpPresented = true }
          Button("Item") { item = Item(name: "one") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            NavigationLink("Next", value: number + 1)
            Button("Help") { isHelpPresented = true }
            Button("To the root") { path = [] }
          }
          .navigationTitle("\(number)")
        }
        .navigationDestination(isPresented: $isHelpPresented) {
          VStack {
            NavigationLink("One", value: 1)
            Button("Other item") { item = Item(name: "two") }
            Button("Close") { isHelpPresented = false }
            Button("Clear the path") { path = [] }
          }
          .navigationTitle("Help")
        }
        .navigationDestination(item: $item) { item in
          VStack {
            Text(item.name)
            Button("Rename") { self.item?.name = "other" }
          }
          .navigationTitle("Item")
        }
      }
    }
  }

  @Test("A binding set to true pushes a screen, and back sets it to false")
  func isPresented() throws {
    let screen = ViewTester(Root())
    try screen.button("Help").tap()
    #expect(screen.title == "Help")
    #expect(screen.location == "/+1")
    try screen.navigateBack()
    #expect(screen.title == "Root")
    #expect(screen.location == "/")
    #expect(screen.texts == ["path 0, help off, -"])
  }

  @Test("A binding set to false removes its screen and those pushed on it")
  func dismissalByTheBinding() throws {
    let screen = ViewTester(Root())
    try screen.button("Help").tap()
    try screen.link("One").tap()
    #expect(screen.location == "/+1/1")
    try screen.link("Next").tap()
    #expect(screen.location == "/+1/1/2")
    try screen.navigateBack()
    try screen.navigateBack()
    #expect(screen.title == "Help")
    try screen.link("One").tap()
    try screen.button("To the root").tap()
    #expect(screen.title == "Help")
    try screen.button("Close").tap()
    #expect(screen.texts == ["path 0, help off, -"])
  }

  @Test("Shortening the path dismisses the screens presented above")
  func dismissalByThePath() throws {
    let screen = ViewTester(Root(path: [1, 2]))
    try screen.button("Help").tap()
    #expect(screen.location == "/1/2/+1")
    try screen.button("Clear the path").tap()
    #expect(screen.location == "/")
    #expect(screen.texts == ["path 0, help off, -"])
  }

  @Test("An item's screen follows the item's identity")
  func item() throws {
    let screen = ViewTester(Root())
    try screen.button("Item").tap()
    #expect(screen.texts == ["one"])
    try screen.button("Rename").tap()
    #expect(screen.texts == ["other"])
    try screen.navigateBack()
    #expect(screen.texts == ["path 0, help off, -"])
  }

  @Test("Browser history leads back to a presented screen, but not forward")
  func locations() throws {
    let screen = ViewTester(Root())
    try screen.button("Help").tap()
    try screen.link("One").tap()
    try screen.navigate(to: "/+1")
    #expect(screen.title == "Help")
    try screen.navigate(to: "/")
    #expect(screen.title == "Root")
    #expect(throws: ViewTestError.self) { try screen.navigate(to: "/+1") }
    #expect(throws: ViewTestError.self) { try screen.navigate(to: "/+1/1") }
    #expect(screen.texts == ["path 0, help off, -"])
  }

  struct Links: View {
    @State var isActive = false
    @State var selection: Int?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Plain", destination: Detail(name: "plain"))
          NavigationLink(destination: { Text("built") }, label: { Text("Built") })
          NavigationLink("Active", destination: Text("active"), isActive: $isActive)
          NavigationLink("First", destination: Text("first"), tag: 1, selection: $selection)
          NavigationLink("Second", destination: Text("second"), tag: 2, selection: $selection)
          Text("\(isActive) \(selection.map(String.init) ?? "-")")
        }
      }
    }
  }

  struct Detail: View {
    let name: String
    @State var count = 0
    @Environment(\.dismiss) var dismiss

    var body: some View {
      Text("\(name) \(count)")
      Button("+") { count += 1 }
      Button("Leave") { dismiss() }
    }
  }

  @Test("A link with a destination pushes it")
  func destination() throws {
    let screen = ViewTester(Links())
    try screen.link("Plain").tap()
    try screen.button("+").tap()
    #expect(screen.texts == ["plain 1"])
    try screen.button("Leave").tap()
    try screen.link("Built").tap()
    #expect(screen.texts == ["built"])
    try screen.navigateBack()
    try screen.link("Plain").tap()
    #expect(screen.texts == ["plain 0"])
  }

  @Test("A link with a binding shows its destination while the binding is set")
  func bindings() throws {
    let screen = ViewTester(Links(selection: 2))
    #expect(screen.texts == ["second"])
    try screen.navigateBack()
    #expect(screen.texts == ["false -"])
    try screen.link("First").tap()
    #expect(screen.texts == ["first"])
    try screen.navigateBack()
    try screen.link("Active").tap()
    #expect(screen.texts == ["active"])
    try screen.navigateBack()
    #expect(screen.texts == ["false -"])
  }
}
#endif
