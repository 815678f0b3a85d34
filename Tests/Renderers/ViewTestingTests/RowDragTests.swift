#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Drops between the rows of a list.
@MainActor
struct RowDragTests {
  private struct Lists: View {
    @State private var fruits = ["Apple", "Pear"]
    @State private var colors = ["Red", "Green", "Blue"]
    @State private var isOpen = true

    var body: some View {
      Text("\(fruits.joined(separator: " "))|\(colors.joined(separator: " "))")
      Toggle("Open", isOn: $isOpen)
      List {
        ForEach(fruits, id: \.self) { Text($0).draggable($0) }
          .dropDestination(for: String.self) { texts, offset in
            fruits.insert(contentsOf: texts, at: offset)
            colors.removeAll(where: texts.contains)
          }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
          .disabled(!isOpen)
      }
      List {
        ForEach(colors, id: \.self) { Text($0).draggable($0) }
          .onInsert(of: [.url]) { offset, providers in
            colors.insert("\(providers.count) at \(offset)", at: offset)
          }
      }
    }
  }

  private func row(_ text: String, in screen: ViewTester) throws -> TestElement {
    try #require(screen.rows.first { $0.texts == [text] })
  }

  @Test("a value is dropped before and after a row")
  func dropDestination() throws {
    let screen = ViewTester(Lists())
    try screen.text("Blue").drag(before: row("Apple", in: screen))
    #expect(screen.texts[0] == "Blue Apple Pear|Red Green")
    try screen.text("Red").drag(after: row("Pear", in: screen))
    #expect(screen.texts[0] == "Blue Apple Pear Red|Green")
    try row("Apple", in: screen).drop("Plum")
    #expect(screen.texts[0] == "Blue Plum Apple Pear Red|Green")
  }

  @Test("items of the accepted types alone are inserted")
  func onInsert() throws {
    let screen = ViewTester(Lists())
    try row("Green", in: screen).drop("no address")
    #expect(screen.texts[0] == "Apple Pear|Red Green Blue")
    let address = try #require(URL(string: "https://example.com"))
    try row("Green", in: screen).drop([address], at: CGPoint(x: 0, y: 1))
    #expect(screen.texts[0] == "Apple Pear|Red Green 1 at 2 Blue")
  }

  @Test("rows that take drops can be moved, and take no forged or disabled drops")
  func refusals() throws {
    let screen = ViewTester(Lists())
    try row("Pear", in: screen).move(by: -1)
    #expect(screen.texts[0] == "Pear Apple|Red Green Blue")
    for value in ["p 0 0", "p 0 1", "f 0 1\nforged", "o 0 0", "p"] {
      #expect(throws: ViewTestError.self) {
        try row("Pear", in: screen).send(.drop, value: value)
      }
    }
    try screen.text("Blue").beginDrag()
    try row("Pear", in: screen).send(.drop, value: "x 0 0")
    try screen.text("Blue").endDrag()
    #expect(throws: ViewTestError.self) { try row("Pear", in: screen).send(.drop, value: "p 0 0") }
    try screen.find(.toggle, "Open").toggle()
    #expect(throws: ViewTestError.self) {
      try screen.text("Blue").drag(before: row("Apple", in: screen))
    }
    #expect(screen.texts[0] == "Pear Apple|Red Green Blue")
  }
}
#endif
