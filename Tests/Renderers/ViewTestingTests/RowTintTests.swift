#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// The tint of rows' symbols, and lines of sections.
@MainActor
struct RowTintTests {
  private func colors(_ screen: ViewTester) -> [ElementColor?] {
    screen.root.all(.image).map(\.tree.element.style.foreground)
  }

  @Test("the symbols of labels in rows have the tint, other images do not")
  func tints() {
    let screen = ViewTester(
      List {
        Label("One", systemImage: "star")
        Image(systemName: "moon")
        Section {
          Label("Two", systemImage: "star").listItemTint(.monochrome)
          Label("Three", systemImage: "star").listItemTint(ListItemTint?.none)
          Label("Four", systemImage: "star").foregroundStyle(.green)
          Label("Five", systemImage: "star").labelStyle(.iconOnly)
        }
        .listItemTint(.preferred(.orange))
      }
      .listItemTint(.red))
    #expect(
      colors(screen) == [
        .named(.red), nil, nil, .named(.orange), .named(.orange), .named(.orange),
      ])
    #expect(screen.root.all(.image).last?.label == "Five")
  }

  @Test("the controls of a toolbar do not have the tint of the list that they belong to")
  func toolbar() throws {
    let screen = ViewTester(
      NavigationStack {
        List { Label("Row", systemImage: "star") }
          .toolbar { Button("Add", systemImage: "plus") {} }
          .listItemTint(.red)
      })
    let button = try screen.button("Add")
    #expect(button.all(.image).map(\.tree.element.style.foreground) == [nil])
    #expect(colors(screen).contains(.named(.red)))
  }

  @Test("a section has lines along the edges that views ask for, in their colours")
  func sections() throws {
    let screen = ViewTester(
      List {
        Section("A") { Text("a") }
          .listSectionSeparator(.visible, edges: .bottom)
          .listSectionSeparatorTint(.red, edges: .bottom)
        Section("B") { Text("b") }
          .listSectionSeparator(.hidden, edges: .top).listSectionSeparator(.visible)
        Section("C") { Text("c") }.listSectionSeparator(.automatic)
      })
    let lines = screen.root.all(.section).map { $0.tree.element.style.effects.sectionLines }
    var (first, second) = (ElementSectionLines(), ElementSectionLines())
    first.bottom = true
    first.bottomColor = .named(.red)
    second.top = false
    second.bottom = true
    #expect(lines == [first, second, nil])
  }
}
#endif
