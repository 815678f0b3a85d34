import Testing
import ViewTesting

/// Links with a title and their screen last.
@MainActor
struct TitledLinkTests {
  struct Links: View {
    let title = "Plain"
    @State var isActive = false
    @State var selection: Int?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Active", isActive: $isActive) { Text("active") }
          NavigationLink(title, isActive: $isActive) { Text("plain") }
          NavigationLink("First", tag: 1, selection: $selection) { Text("first") }
          NavigationLink(title + " second", tag: 2, selection: $selection) { Text("second") }
          Text("\(isActive) \(selection.map(String.init) ?? "-")")
        }
      }
    }
  }

  @Test(
    "a titled link with its screen last sets its binding",
    arguments: [("First", "first"), ("Plain second", "second")])
  func tag(title: String, screen: String) throws {
    let tester = ViewTester(Links())
    try tester.link(title).tap()
    #expect(tester.has(.text, screen))
    try tester.navigateBack()
    #expect(tester.texts == ["false -"])
  }

  @Test("a titled link with its screen last is active while its binding is true")
  func active() throws {
    let tester = ViewTester(Links())
    try tester.link("Active").tap()
    #expect(tester.has(.text, "active") || tester.has(.text, "plain"))
    try tester.navigateBack()
    #expect(tester.texts == ["false -"])
  }
}
