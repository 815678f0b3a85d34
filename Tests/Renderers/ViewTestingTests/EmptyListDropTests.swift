#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Drops on a list without rows.
@MainActor
struct EmptyListDropTests {
  private struct Lists: View {
    @State private var fruits: [String] = []
    @State private var colors = ["Red", "Blue"]

    var body: some View {
      Text("\(fruits.joined(separator: " "))|\(colors.joined(separator: " "))")
      List {
        ForEach(fruits, id: \.self) { Text($0).draggable($0) }
          .onDelete { fruits.remove(atOffsets: $0) }
          .dropDestination(for: String.self) { texts, offset in
            fruits.insert(contentsOf: texts, at: offset)
            colors.removeAll(where: texts.contains)
          }
      }
      VStack {
        ForEach(colors, id: \.self) { Text($0).draggable($0) }
        ForEach([] as [Int], id: \.self) { Text("\($0)") }
          .dropDestination(for: String.self) { _, _ in }
      }
    }
  }

  @Test("the empty place takes a drop, goes with the first row, and comes again without rows")
  func emptyPlace() throws {
    let screen = ViewTester(Lists())
    #expect(screen.rows.count == 1)
    #expect(screen.rows[0].texts == [])
    #expect(!screen.rows[0].tree.element.events.contains(.delete))
    try screen.text("Blue").drag(after: screen.rows[0])
    #expect(screen.texts[0] == "Blue|Red")
    #expect(screen.rows.map(\.texts) == [["Blue"]])
    try screen.text("Red").drag(after: screen.rows[0])
    #expect(screen.texts[0] == "Blue Red|")
    try screen.rows[0].delete()
    try screen.rows[0].delete()
    #expect(screen.texts[0] == "|")
    #expect(screen.rows.map(\.texts) == [[]])
    try screen.rows[0].drop("Plum")
    #expect(screen.texts[0] == "Plum|")
  }

  @Test("the empty place refuses forged drops")
  func refusals() throws {
    let screen = ViewTester(Lists())
    for value in ["p 0 0", "f 0 1\nforged", "o 0 0", "p"] {
      #expect(throws: ViewTestError.self) { try screen.rows[0].send(.drop, value: value) }
    }
    #expect(screen.texts[0] == "|Red Blue")
  }
}
#endif
