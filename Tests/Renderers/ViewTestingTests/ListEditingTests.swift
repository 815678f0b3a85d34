#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct ListEditingTests {
  private struct Item: Identifiable {
    var id: Int
    var isOn = false
  }

  private struct Items: View {
    @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    @State var search = ""
    @State var refreshes = 0

    var body: some View {
      NavigationStack {
        List {
          ForEach($items) { $item in
            Toggle("Item \(item.id)", isOn: $item.isOn)
          }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .searchable(text: $search)
        .onSubmit(of: .search) { search = "submitted" }
        .refreshable { refreshes += 1 }
        .toolbar { EditButton() }
      }
      Text(items.map { "\($0.id)\($0.isOn ? "!" : "")" }.joined(separator: " "))
      Text("\(search) \(refreshes)")
    }
  }

  @Test("A row can be moved to any place in its list and no further")
  func move() throws {
    let screen = ViewTester(Items())
    try screen.rows[0].move(by: 1)
    #expect(screen.texts[0] == "2 1 3")
    try screen.rows[2].move(by: -2)
    #expect(screen.texts[0] == "3 2 1")
    for distance in [0, 3, -1, .max, .min] {
      #expect(throws: ViewTestError.self) { try screen.rows[0].move(by: distance) }
    }
    #expect(throws: ViewTestError.self) { try screen.rows[0].send(.move, value: "down") }
    #expect(throws: ViewTestError.self) { try screen.rows[0].send(.move) }
    #expect(screen.texts[0] == "3 2 1")
  }

  @Test("An element's binding follows it when it moves; a removed one fails")
  func bindings() throws {
    let screen = ViewTester(Items())
    let third = try screen.toggle("Item 3")
    try screen.rows[2].move(by: -2)
    try third.toggle()
    #expect(screen.texts[0] == "3! 1 2")
    try screen.rows[0].delete()
    #expect(screen.texts[0] == "1 2")
    #expect(throws: ViewTestError.self) { try third.toggle() }
  }

  @Test("The edit button starts and ends editing the lists on its screen")
  func edit() throws {
    let screen = ViewTester(Items())
    try screen.button("Edit").tap()
    #expect(try screen.find(.list).tree.element.details == .list(ListDetails(isEditing: true)))
    try screen.button("Done").tap()
    #expect(try screen.find(.list).tree.element.details == .list(ListDetails()))
  }

  @Test("A search field writes its text and runs its own submit action")
  func search() throws {
    let screen = ViewTester(Items())
    try screen.textField("Search").type("pear")
    #expect(screen.texts[1] == "pear 0")
    try screen.textField("Search").submit()
    #expect(screen.texts[1] == "submitted 0")
  }

  @Test("A refreshable screen has a button, disabled during the refresh")
  func refresh() async throws {
    let screen = ViewTester(Items())
    try screen.button("Refresh").tap()
    #expect(try screen.button("Refresh").isDisabled)
    await screen.settle()
    #expect(screen.texts[1] == " 1")
    #expect(try !screen.button("Refresh").isDisabled)
  }
}
#endif
