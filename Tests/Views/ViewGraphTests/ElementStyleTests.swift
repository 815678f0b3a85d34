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
    #expect(Set([style, ElementStyle()]).count == 1)
  }

  @Test("values that share memory, and those that do not, are copied with a style")
  func groups() {
    var style = ElementStyle()
    style.background = .named(.red)
    style.isClipped = true
    style.zIndex = 1
    var copy = style
    copy.cornerRadius = 4
    copy.isClipped = nil
    copy.zIndex = nil
    #expect(style.background == copy.background)
    #expect([style.cornerRadius, copy.cornerRadius] == [nil, 4])
    #expect([style.isClipped, copy.isClipped] == [true, nil])
    #expect([style.zIndex, copy.zIndex] == [1, nil])
    #expect(style != copy)
    copy.cornerRadius = nil
    copy.isClipped = true
    copy.zIndex = 1
    #expect(style == copy)
    #expect(style.hashValue == copy.hashValue)
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
