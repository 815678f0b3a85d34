#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Split views in a narrow window.
@MainActor
struct CompactColumnTests {
  private struct Places: View {
    @State private var place: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $place) { Text("Row \($0)") }
          .navigationTitle("Places")
        Button("Second") { place = 2 }
      } detail: {
        Text(place.map { "Place \($0)" } ?? "None")
      }
    }
  }

  @Test("a choice pushes the detail, and going back takes the choice back")
  func selection() throws {
    let screen = ViewTester(Places())
    #expect(screen.texts == ["Row 1", "Row 2", "None"])
    screen.environment.width = 390
    #expect(screen.texts == ["Row 1", "Row 2"])
    try screen.rows[0].tap()
    #expect(screen.texts == ["Place 1"])
    try screen.navigateBack()
    #expect(screen.texts == ["Row 1", "Row 2"])
    try screen.button("Second").tap()
    #expect(screen.texts == ["Place 2"])
    screen.environment.width = 680
    #expect(screen.texts == ["Row 1", "Row 2", "Place 2"])
  }

  private struct Mail: View {
    @State private var box: String? = "Inbox"
    @State private var mails: Set<Int> = []
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { NavigationLink($0, value: $0) }
      } content: {
        List([1, 2], id: \.self, selection: $mails) { Text("\(box ?? "") \($0)") }
      } detail: {
        Text("Reading \(mails.sorted())")
        Button("Home") { column = .sidebar }
      }
    }
  }

  @Test("a binding tells the column and follows the choices")
  func preferredColumn() throws {
    let screen = ViewTester(Mail())
    screen.environment.width = 390
    #expect(screen.root.all(.link).map(\.label) == ["Inbox", "Sent"])
    try screen.link("Inbox").tap()
    #expect(screen.texts == ["Inbox 1", "Inbox 2"])
    try screen.rows[1].tap()
    #expect(screen.texts == ["Reading [2]"])
    try screen.navigateBack()
    #expect(screen.texts == ["Inbox 1", "Inbox 2"])
    try screen.rows[0].tap()
    #expect(screen.texts == ["Reading [1]"])
    try screen.button("Home").tap()
    #expect(screen.root.all(.link).map(\.label) == ["Inbox", "Sent"])
  }
}
#endif
