import Foundation
import IdentifiedCollections
import Testing

/// IdentifiedArray ordering.
struct OrderTests {
  @Test("reversing keeps ids and elements in sync")
  func reverse() {
    for model in Model.all {
      var array = model.array
      array.reverse()
      expect(array, equals: Model(rows: model.rows.reversed()))
    }
  }

  @Test("sorting keeps ids and elements in sync")
  func sort() {
    for model in Model.all {
      var array = model.array
      array.sort()
      expect(array, equals: Model(rows: model.rows.sorted()))

      array = model.array
      array.sort(by: >)
      expect(array, equals: Model(rows: model.rows.sorted(by: >)))

      let sorted: IdentifiedArrayOf<Row> = model.array.sorted { $0.value > $1.value }
      expect(sorted, equals: Model(rows: model.rows.sorted(by: >)))
    }
  }

  @Test("a throwing predicate leaves ids and elements in sync")
  func sortThrows() {
    struct Failure: Error {}
    for failing in 1..<20 {
      var array = IdentifiedArray(uniqueElements: (0..<8).map { Row($0, -$0) })
      var calls = 0
      try? array.sort { lhs, rhs in
        calls += 1
        if calls == failing { throw Failure() }
        return lhs < rhs
      }
      #expect(array.elements.map(\.id) == Array(array.ids))
      #expect(Set(array.ids) == Set(0..<8))
      calls = 0
      _ = try? array.partition { row in
        calls += 1
        if calls == failing { throw Failure() }
        return row.id.isMultiple(of: 2)
      }
      #expect(array.elements.map(\.id) == Array(array.ids))
      #expect(Set(array.ids) == Set(0..<8))
    }
  }

  @Test("partitioning keeps ids and elements in sync")
  func partition() {
    for model in Model.all {
      for subset in 0..<8 {
        func isSecond(_ row: Row) -> Bool { subset & (1 << row.id) != 0 }
        var array = model.array
        let pivot = array.partition(by: isSecond)
        var expected = model.rows
        #expect(pivot == expected.partition(by: isSecond))
        expect(array, equals: Model(rows: expected))
      }
    }
  }

  @Test("shuffling keeps ids and elements in sync")
  func shuffle() {
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
      }
    }
    for model in Model.all {
      for seed in 0..<20 as Range<UInt64> {
        var generator = Generator(state: seed)
        var twin = generator
        var array = model.array
        array.shuffle(using: &generator)
        expect(array, equals: Model(rows: model.rows.shuffled(using: &twin)))
      }
      var array = model.array
      array.shuffle()
      #expect(array.elements.sorted() == model.rows.sorted())
      #expect(array.elements.map(\.id) == Array(array.ids))
    }
  }

  @Test("moving and removing at offsets keeps ids and elements in sync")
  func offsets() {
    for model in Model.all {
      let count = model.rows.count
      for subset in 0..<(1 << count) {
        let offsets = IndexSet((0..<count).filter { subset & (1 << $0) != 0 })
        var array = model.array
        array.remove(atOffsets: offsets.union([count, count + 2]))
        expect(
          array,
          equals: Model(rows: (0..<count).filter { !offsets.contains($0) }.map { model.rows[$0] }))

        for destination in 0...count {
          let before = (0..<destination).filter { !offsets.contains($0) }
          let after = (destination..<count).filter { !offsets.contains($0) }
          array = model.array
          array.move(fromOffsets: offsets, toOffset: destination)
          expect(
            array, equals: Model(rows: (before + Array(offsets) + after).map { model.rows[$0] }))
        }
      }
    }
  }
}
