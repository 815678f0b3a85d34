#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Searches that views start and end.
@MainActor
struct SearchPresentationTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("Done") { dismissSearch() }
    }
  }

  private struct Words: View {
    @State var query = ""
    @State var isPresented = false

    var body: some View {
      NavigationStack {
        VStack {
          Results()
          Text("'\(query)' \(isPresented ? "shown" : "hidden")")
          Button("Search") { isPresented = true }
        }
        .searchable(text: $query, isPresented: $isPresented)
      }
    }
  }

  private struct Plain: View {
    @State var query = ""

    var body: some View {
      NavigationStack { Results().searchable(text: $query, prompt: "Find") }
      Results()
    }
  }

  @Test("a search lasts while the field has the focus or a text, and until it is dismissed")
  func dismissal() throws {
    let screen = ViewTester(Plain())
    #expect(screen.texts == ["idle", "idle"])
    try screen.textField("Search").focus()
    #expect(screen.texts == ["searching", "idle"])
    try screen.textField("Search").type("te")
    try screen.textField("Search").blur()
    #expect(screen.texts == ["searching", "idle"])
    try screen.root.all(.button)[0].tap()
    #expect(screen.texts == ["idle", "idle"])
    #expect(try screen.textField("Search").value == "")
    try screen.root.all(.button)[1].tap()
    #expect(screen.texts == ["idle", "idle"])
  }

  private struct Around: View {
    @State var query = ""
    @State var hasStack = true

    var body: some View {
      content.searchable(text: $query)
      Button("Flat") { hasStack = false }
    }

    @ViewBuilder private var content: some View {
      if hasStack {
        NavigationView {
          List {
            Text("found '\(query)'")
            NavigationLink("Next") { Text("second").navigationTitle("Second") }
          }
          .navigationBarTitle("Recipes")
        }
      } else {
        Text("flat '\(query)'")
      }
    }
  }

  @Test("the field around a navigation stack is on its first screen, below the title")
  func around() throws {
    let screen = ViewTester(Around())
    #expect(screen.root.all(.textField).count == 1)
    let first = try screen.find(.screen)
    #expect(first.all(.textField).count == 1)
    try screen.textField("Search").type("soup")
    #expect(screen.texts == ["found 'soup'"])
    try screen.link("Next").tap()
    let second = try #require(screen.root.all(.screen).last)
    #expect(second.all(.textField).isEmpty)
    try screen.navigateBack()
    #expect(try screen.textField("Search").value == "soup")
    try screen.button("Flat").tap()
    #expect(screen.texts == ["flat 'soup'"])
    #expect(screen.root.all(.textField).count == 1)
  }

  @Test("the field around a split view is in one column")
  func aroundColumns() throws {
    struct Columns: View {
      @State var query = ""
      var body: some View {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
        .searchable(text: $query)
      }
    }
    let screen = ViewTester(Columns())
    #expect(screen.root.all(.screen).map { $0.all(.textField).count } == [1, 0])
    #expect(screen.root.all(.textField).count == 1)
  }

  @Test("a binding focuses the field, and is true while people search")
  func presentation() throws {
    let screen = ViewTester(Words())
    #expect(screen.texts == ["idle", "'' hidden"])
    try screen.button("Search").tap()
    #expect(try screen.textField("Search").isFocused)
    #expect(screen.texts == ["searching", "'' shown"])
    try screen.textField("Search").blur()
    #expect(screen.texts == ["idle", "'' hidden"])
  }

  private struct Minimized: View {
    @State var query = ""
    let behavior: SearchToolbarBehavior

    var body: some View {
      NavigationStack {
        Results().searchable(text: $query).searchToolbarBehavior(behavior)
      }
    }
  }

  @Test("a minimized search field is a button in the bar while nobody searches")
  func minimized() throws {
    let screen = ViewTester(Minimized(behavior: .minimize))
    #expect(!screen.has(.textField))
    let toolbar = try screen.find(.toolbar)
    try toolbar.button("Search").tap()
    let field = try screen.find(.textField)
    #expect(field.isFocused)
    #expect(!screen.has(.toolbar))
    #expect(screen.texts == ["searching"])
    try field.type("word")
    try field.blur()
    #expect(screen.texts == ["searching"])
    try screen.button("Done").tap()
    #expect(!screen.has(.textField))
    #expect(screen.has(.button, "Search"))
    #expect(ViewTester(Minimized(behavior: .automatic)).has(.textField))
  }
}
#endif
