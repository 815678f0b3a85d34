#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Columns, inspectors, tabs, and menus of selected rows.
@MainActor
struct ColumnTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
        Button("Two") { visibility = .doubleColumn }
        Button("One") { visibility = .detailOnly }
        Button("All") { visibility = .all }
      }
    }
  }

  @Test("a split view shows the columns that its binding tells")
  func visibility() throws {
    let screen = ViewTester(Columns())
    #expect(screen.texts == ["Sidebar", "Content", "Detail"])
    try screen.button("Two").tap()
    #expect(screen.texts == ["Content", "Detail"])
    try screen.button("One").tap()
    #expect(screen.texts == ["Detail"])
    try screen.button("All").tap()
    #expect(screen.texts == ["Sidebar", "Content", "Detail"])
  }

  private struct Cities: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationSplitView {
        Button("Oslo") { path = ["Oslo"] }
      } detail: {
        NavigationStack(path: $path) {
          Text("None").navigationDestination(for: String.self) { Text("City \($0)") }
        }
      }
    }
  }

  @Test("a detail that is a stack has the address, and no stack around it")
  func address() throws {
    #expect(ViewTester(Cities()).texts == ["None"])
    let screen = ViewTester(Cities(), location: "/Rome")
    #expect(screen.texts == ["City Rome"])
    #expect(screen.root.all(.navigation).count == 2)
    try screen.button("Oslo").tap()
    #expect(screen.texts == ["City Oslo"])
  }

  private struct Inspected: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .inspector(isPresented: $isShown) { Text("Details").inspectorColumnWidth(280) }
      Text(isShown ? "shown" : "hidden")
    }
  }

  @Test("an inspector is a column in a wide window, and a sheet in a narrow one")
  func inspector() throws {
    let screen = ViewTester(Inspected())
    try screen.button("Show").tap()
    #expect(screen.sheet == nil)
    #expect(screen.texts == ["Details", "shown"])
    screen.environment.width = 400
    #expect(screen.sheet?.texts == ["Details"])
    try screen.sheet?.dismiss()
    #expect(screen.texts == ["hidden"])
  }

  private struct Tabs: View {
    @State private var tab = "feed"

    var body: some View {
      TabView(selection: $tab) {
        Tab(value: "feed") {
          Text("Feed screen")
        } label: {
          Label("Feed", systemImage: "list.bullet")
        }
        TabSection("More") {
          Tab("Profile", systemImage: "person", value: "profile", role: nil) {
            Text("Profile screen")
          }
          Tab(value: "search", role: .search) { Text("Search screen") }
        }
      }
    }
  }

  @Test("tabs in sections stand beside the others, and the search tab has its label")
  func tabs() throws {
    let screen = ViewTester(Tabs())
    #expect(try screen.tabs().choices == ["Feed", "Profile", "Search"])
    try screen.tabs().select("Search")
    #expect(try screen.tabs().selection == "Search")
    #expect(screen.texts.contains("Search screen"))
  }

  private struct Mails: View {
    @State private var selection: Set<Int> = []
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      List([1, 2, 3], id: \.self, selection: $selection) { Text("Mail \($0)") }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Archive \(ids.count)") { log.append("archived \(ids.sorted())") }
        } primaryAction: { ids in
          log.append("opened \(ids.sorted())")
        }
        .onDeleteCommand { log.append("deleted \(selection.sorted())") }
    }
  }

  @Test("the menu of a list is about the rows that are selected")
  func selectionMenu() throws {
    let screen = ViewTester(Mails())
    #expect(try screen.button("Open").isDisabled)
    try screen.rows[1].tap()
    try screen.rows[2].tap()
    try screen.button("Open").tap()
    try screen.button("Archive 2").tap()
    #expect(screen.texts.first == "opened [2, 3] archived [2, 3]")
  }
}
#endif
