#if PortableViews
import ComposableUI
import Testing
import ViewGraph

struct ElementStyleTests {
  @Test("writing to a copy of a style leaves the original unchanged")
  func copies() {
    var style = ElementStyle()
    #expect(style.isEmpty)
    style.width = 1
    var copy = style
    copy.height = 2
    style.width = 3
    #expect([style.width, style.height] == [3, nil])
    #expect([copy.width, copy.height] == [1, 2])

    style.width = nil
    #expect(style.isEmpty)
    #expect(style == ElementStyle())
  }

  @MainActor
  @Test("a modifier of one stack leaves the styles of other stacks unchanged")
  func stacks() throws {
    struct Stacks: View {
      var body: some View {
        VStack { Text("1") }.padding(5)
        VStack { Text("2") }
        HStack { Text("3") }
        VStack(alignment: .leading, spacing: 7) { Text("4") }
        VStack(alignment: .leading) { Text("5") }
        VStack(alignment: .trailing) { Text("6") }
      }
    }
    let styles = GraphHarness(Stacks()).nodes.map(\.element)
      .filter { [.verticalStack, .horizontalStack].contains($0.role) }
      .map(\.style)
    #expect(
      styles.map(\.alignment?.horizontal) == [
        .center, .center, .center, .leading, .leading, .trailing,
      ])
    #expect(styles.map(\.spacing) == [nil, nil, nil, 7, nil, nil])
    #expect(styles.map(\.padding?.top) == [5, nil, nil, nil, nil, nil])
  }
}
#endif
