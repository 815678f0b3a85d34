import ComposableArchitectureClassic
import Testing

/// Classic identified arrays.
struct IdentifiedArrayTests {
  @Test("the classic initializers of identified arrays compile without warning")
  func initialisers() {
    struct Row: Equatable, Identifiable { let id: Int }
    let rows = [Row(id: 2), Row(id: 1)]
    #expect(IdentifiedArrayOf<Row>(rows).elements == rows)
    #expect(IdentifiedArray(rows, id: \.id)[id: 1] == Row(id: 1))
    #expect(IdentifiedArray("ab", id: \.self).ids == ["a", "b"])
  }

  @Test("inserting several elements at a position skips those already present")
  func insertion() {
    var letters = IdentifiedArray("abc", id: \.self)
    letters.insert(contentsOf: "xcyx", at: 1)
    #expect(letters.elements == ["a", "x", "y", "b", "c"])
    letters.insert(contentsOf: [], at: 0)
    letters.insert(contentsOf: "z", at: 5)
    #expect(letters.elements == ["a", "x", "y", "b", "c", "z"])
  }
}
