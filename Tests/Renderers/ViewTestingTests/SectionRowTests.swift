#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Modifiers of rows on whole sections.
@MainActor
struct SectionRowTests {
  private struct Sections: View {
    @State var isRed = true
    @State var count = 2

    var body: some View {
      List {
        Section("First") {
          Button("Change") { isRed = false }
          Text("Own").listRowBackground(Color.green)
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Button("Add") { count += 1 }
        }
        .listRowBackground(isRed ? Color.red : .blue)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .listRowSeparatorTint(.pink)
        Section {
          Text("Other")
        }
      }
    }
  }

  private func rows(_ screen: ViewTester) -> [ElementStyle] {
    screen.root.all(.row).map(\.tree.element.style)
  }

  @Test("they count for each row of the section, but for what a row says itself")
  func section() throws {
    let screen = ViewTester(Sections())
    let colors: [ElementColor] = rows(screen).compactMap(\.background)
    #expect(colors == [.named(.red), .named(.green), .named(.red), .named(.red), .named(.red)])
    #expect(rows(screen).map(\.hidesSeparators) == [true, true, true, true, true, nil])
    #expect(rows(screen).dropLast().allSatisfy { $0.padding == EdgeLengths() })
    #expect(rows(screen).dropLast().allSatisfy { $0.effects.separatorColor == .named(.pink) })
    #expect(try screen.find(.section).tree.element.style.isEmpty)
  }

  @Test("a change of them changes the rows, and rows that are added have them")
  func changes() throws {
    let screen = ViewTester(Sections())
    try screen.button("Add").tap()
    try screen.button("Change").tap()
    let colors: [ElementColor] = rows(screen).compactMap(\.background)
    #expect(colors.map { $0 == .named(.blue) } == [true, false, true, true, true, true])
  }

  @Test("a view behind the rows of a section is behind each, and not behind its header")
  func layers() throws {
    let screen = ViewTester(
      List {
        Section {
          Text("one")
          Text("two")
        } header: {
          HStack { Text("header") }
        }
        .listRowBackground(Text("behind"))
      })
    #expect(screen.root.all(.layer).count == 2)
    #expect(screen.root.all(.row).map { $0.tree.children.count } == [2, 2])
    #expect(screen.texts.filter { $0 == "behind" }.count == 2)
  }
}
#endif
