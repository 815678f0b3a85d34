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
}
