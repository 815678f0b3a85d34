import ComposableArchitectureClassic
import Testing

@Suite("Classic identified arrays")
struct IdentifiedArrayTests {
  @Test("an identified array is made as it was at the time, without a warning")
  func initialisers() {
    struct Row: Equatable, Identifiable { let id: Int }
    let rows = [Row(id: 2), Row(id: 1)]
    #expect(IdentifiedArrayOf<Row>(rows).elements == rows)
    #expect(IdentifiedArray(rows, id: \.id)[id: 1] == Row(id: 1))
    #expect(IdentifiedArray("ab", id: \.self).ids == ["a", "b"])
  }

  @Test("several elements are inserted at a position, unless they are there")
  func insertion() {
    var letters = IdentifiedArray("abc", id: \.self)
    letters.insert(contentsOf: "xcyx", at: 1)
    #expect(letters.elements == ["a", "x", "y", "b", "c"])
    letters.insert(contentsOf: [], at: 0)
    letters.insert(contentsOf: "z", at: 5)
    #expect(letters.elements == ["a", "x", "y", "b", "c", "z"])
  }
}
