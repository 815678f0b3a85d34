#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@Suite("Sections outside of lists")
@MainActor
struct LooseSectionTests {
  /// A section of two rows, with a header and a footer.
  private struct Rows: View {
    var body: some View {
      Section {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
    }
  }

  @Test("a section of a stack is its header, its views and its footer, as they are")
  func stack() throws {
    let screen = ViewTester(LazyVStack(alignment: .leading, spacing: 4) { Rows() })
    #expect(screen.texts == ["Head", "a", "b", "Foot"])
    #expect(!screen.has(.section))
    let places = try screen.texts.map { try screen.text($0).frame }
    #expect(Set(places.map(\.minX)).count == 1)
    let distances = zip(places, places.dropFirst()).map { $1.minY - $0.maxY }
    #expect(distances == [4, 4, 4])
  }

  @Test("the header and the footer of a section take a row of a lazy grid each")
  func grid() throws {
    let columns = [GridItem(.fixed(100)), GridItem(.fixed(100)), GridItem(.fixed(100))]
    let screen = ViewTester(LazyVGrid(columns: columns, spacing: 0) { Rows() })
    let places = try screen.texts.map { try screen.text($0).frame }
    #expect(places[1].midX == places[0].midX - 100)
    #expect(places[2].midX == places[0].midX)
    #expect(places[1].minY == places[2].minY)
    #expect(places[0].maxY <= places[1].minY)
    #expect(places[3].minY >= places[1].maxY)
    #expect(places[3].midX == places[0].midX)
  }

  @Test("lists, forms and menus have sections, also inside of other views")
  func lists() {
    #expect(ViewTester(List { Rows() }).has(.section))
    #expect(ViewTester(Form { Group { Rows() } }).has(.section))
    #expect(ViewTester(Menu("Menu") { Rows() }).has(.section))
    #expect(!ViewTester(List { ScrollView { Rows() } }).has(.section))
  }

  @Test("a section that people hide is a view of the stack")
  func expanded() throws {
    let screen = ViewTester(
      VStack { Section("Head", isExpanded: .constant(false)) { Text("a") } })
    _ = try screen.disclosure("Head")
    #expect(screen.texts == [])
  }
}
#endif
