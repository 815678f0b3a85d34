import IdentifiedCollections
import Testing

/// IdentifiedArray initializers.
struct InitializerTests {
  @Test("all initializers create equal arrays of unique elements")
  func unique() {
    for model in Model.all {
      let rows = model.rows
      expect(IdentifiedArray(uniqueElements: rows), equals: model)
      expect(IdentifiedArray(uniqueElements: rows, id: \.id), equals: model)
      expect(IdentifiedArray(uncheckedUniqueElements: rows), equals: model)
      expect(IdentifiedArray(uncheckedUniqueElements: rows, id: \.id), equals: model)
      expect(IdentifiedArray(model.array), equals: model)
      expect(IdentifiedArray(rows, uniquingIDsWith: { first, _ in first }), equals: model)
    }
    expect([Row(2, 12), Row(0, 10)], equals: Model(rows: [Row(2, 12), Row(0, 10)]))
    expect(IdentifiedArray(), equals: Model(rows: []))
    expect(IdentifiedArray(id: \.id), equals: Model(rows: []))
    expect([], equals: Model(rows: []))
  }

  @Test("an array can be created from any slice")
  func slices() {
    for model in Model.all {
      for start in 0...model.rows.count {
        for end in start...model.rows.count {
          expect(
            IdentifiedArray(model.array[start..<end]),
            equals: Model(rows: Array(model.rows[start..<end])))
        }
      }
    }
  }

  @Test("elements with one id are combined at the first one's position")
  func uniquing() {
    let rows = [Row(1, 1), Row(0, 2), Row(1, 4), Row(2, 8), Row(1, 16)]
    let sums = IdentifiedArray(rows, uniquingIDsWith: { Row($0.id, $0.value + $1.value) })
    expect(sums, equals: Model(rows: [Row(1, 21), Row(0, 2), Row(2, 8)]))
    let last = IdentifiedArray(rows, id: \.id, uniquingIDsWith: { $1 })
    expect(last, equals: Model(rows: [Row(1, 16), Row(0, 2), Row(2, 8)]))
  }

  @Test("an error thrown while combining elements is rethrown")
  func uniquingThrows() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try IdentifiedArray([Row(0, 0), Row(0, 1)], uniquingIDsWith: { _, _ in throw Failure() })
    }
    let rows = IdentifiedArray([Row(0, 0)], uniquingIDsWith: { first, _ in first })
    #expect(rows.count == 1)
  }

  @Test("the deprecated initializers create the same array")
  func deprecated() {
    for model in Model.all { expect(DeprecatedSpelling.array(model.rows), equals: model) }
    #expect(DeprecatedSpelling.words(["one", "three"]).ids == [3, 5])
  }
}

// A protocol's requirement may be satisfied by a deprecated member, and is called without warning.
private protocol OldInitializers {
  associatedtype Element
  init<S: Sequence>(_ elements: S) where S.Element == Element
}

private protocol OldKeyPathInitializer {
  associatedtype ID: Hashable
  associatedtype Element
  init<S: Sequence>(_ elements: S, id: KeyPath<Element, ID>) where S.Element == Element
}

extension IdentifiedArray: OldInitializers where Element: Identifiable, ID == Element.ID {}
extension IdentifiedArray: OldKeyPathInitializer {}

private enum DeprecatedSpelling {
  static func array(_ rows: [Row]) -> IdentifiedArrayOf<Row> { make(rows) }

  static func words(_ words: [String]) -> IdentifiedArray<Int, String> { make(words, id: \.count) }

  private static func make<A: OldInitializers>(_ elements: [A.Element]) -> A { A(elements) }

  private static func make<A: OldKeyPathInitializer>(
    _ elements: [A.Element], id: KeyPath<A.Element, A.ID>
  ) -> A { A(elements, id: id) }
}
