#if PortableViews
import Testing
import ViewTesting

/// Selecting rows.
@MainActor
struct ListSelectionTests {
  struct One: View {
    @State var choice: Int?

    var body: some View {
      List([1, 2, 3], id: \.self, selection: $choice) { Text("Row \($0)") }
      Text("chosen \(choice ?? 0)")
    }
  }

  struct Many: View {
    @State var choice: Set<String> = ["b"]

    var body: some View {
      List(selection: $choice) {
        Text("Header")
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          .onDelete { _ in }
        ForEach(0..<1) { Text("number \($0)") }
      }
      Text(choice.sorted().joined())
    }
  }

  private func chosen(_ screen: ViewTester) -> [Bool?] {
    screen.rows.map { row in
      if case .row(let isSelected) = row.tree.element.details { isSelected } else { nil }
    }
  }

  @Test("a tap selects a row, and a tap on another row selects that instead")
  func one() throws {
    let screen = ViewTester(One())
    #expect(chosen(screen) == [false, false, false])
    try screen.rows[1].tap()
    #expect(screen.texts.last == "chosen 2")
    #expect(chosen(screen) == [false, true, false])
    try screen.rows[2].tap()
    #expect(chosen(screen) == [false, false, true])
  }

  @Test("taps select and deselect rows; rows with tags of other types refuse")
  func many() throws {
    let screen = ViewTester(Many())
    #expect(chosen(screen) == [nil, false, true, false, nil])
    try screen.rows[1].tap()
    #expect(screen.texts.last == "ab")
    try screen.rows[2].tap()
    #expect(screen.texts.last == "a")
    #expect(throws: ViewTestError.self) { try screen.rows[0].tap() }
    #expect(throws: ViewTestError.self) { try screen.rows[4].tap() }
  }

  @Test("a row whose selection is disabled refuses taps, the others take them")
  func disabled() throws {
    struct Picky: View {
      @State var choice: Int?
      var body: some View {
        List([1, 2], id: \.self, selection: $choice) {
          Text("Row \($0)").selectionDisabled($0 == 1)
        }
        Text("chosen \(choice ?? 0)")
      }
    }
    let screen = ViewTester(Picky())
    #expect(chosen(screen) == [nil, false])
    #expect(throws: ViewTestError.self) { try screen.rows[0].tap() }
    try screen.rows[1].tap()
    #expect(screen.texts.last == "chosen 2")
  }

  @Test("a row of a list without a selection refuses taps")
  func none() {
    let screen = ViewTester(List([1], id: \.self) { Text("\($0)") })
    #expect(throws: ViewTestError.self) { try screen.rows[0].tap() }
  }

  struct Editing: View {
    @State var isFixed = true
    @State var items = [1, 2]

    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text("Row \(item)")
            .deleteDisabled(item == 1 && isFixed)
            .moveDisabled(item == 2 && isFixed)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("Free") { isFixed = false }
    }
  }

  @Test("rows with deletion or moving disabled refuse it until enabled")
  func editing() throws {
    let screen = ViewTester(Editing())
    #expect(throws: ViewTestError.self) { try screen.rows[0].delete() }
    #expect(throws: ViewTestError.self) { try screen.rows[1].move(by: -1) }
    try screen.rows[0].move(by: 1)
    #expect(screen.texts == ["Row 2", "Row 1"])
    try screen.button("Free").tap()
    try screen.rows[0].move(by: 1)
    try screen.rows[0].delete()
    #expect(screen.texts == ["Row 2"])
  }
}
#endif
