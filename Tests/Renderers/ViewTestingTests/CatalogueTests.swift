#if PortableViews
import Testing
import ViewTesting

// The code of the first pages of the catalogues of ComposableUI and ViewTesting.

// quoted: view
private struct Greeting: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      if !name.isEmpty {
        Text("Hello, \(name)!")
      }
    }
  }
}
// end

/// ViewTesting: the catalogue's first page.
@MainActor
struct CatalogueTests {
  // quoted: test
  @Test func greeting() throws {
    let screen = ViewTester(Greeting())
    #expect(screen.texts == [])

    try screen.textField("Name").type("Ada")
    #expect(screen.texts == ["Hello, Ada!"])
  }
  // end
}
#endif
