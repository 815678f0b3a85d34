import IdentifiedCollections
import Testing

/// IdentifiedArray insertion.
struct InsertionTests {
  @Test("append and insert ignore elements whose id is present")
  func insert() {
    for model in Model.all {
      for row in Model.candidates {
        var array = model.array
        var expected = model
        let appended = array.append(row)
        let expectedAppended = expected.append(row)
        #expect(appended == expectedAppended)
        expect(array, equals: expected)

        for position in 0...model.rows.count {
          array = model.array
          expected = model
          let inserted = array.insert(row, at: position)
          let expectedInserted = expected.insert(row, at: position)
          #expect(inserted == expectedInserted)
          expect(array, equals: expected)
        }
      }
    }
  }

  @Test("append(contentsOf:) adds the first element of each new id")
  func appendContents() {
    for model in Model.all {
      for first in Model.candidates {
        for second in Model.candidates {
          var array = model.array
          var expected = model
          let rows = [first, second, Row(first.id, 99)]
          array.append(contentsOf: rows)
          for row in rows { _ = expected.append(row) }
          expect(array, equals: expected)
          expect(model.array + rows, equals: expected)
        }
      }
    }
  }

  @Test("updateOrAppend and updateOrInsert replace an equal id or add")
  func update() {
    for model in Model.all {
      for row in Model.candidates {
        var array = model.array
        var expected = model
        let old = array.updateOrAppend(row)
        let expectedOld = expected.update(row)
        if expectedOld == nil { _ = expected.append(row) }
        #expect(old == expectedOld)
        expect(array, equals: expected)

        for position in 0...model.rows.count {
          array = model.array
          expected = model
          let (original, index) = array.updateOrInsert(row, at: position)
          let expectedOriginal = expected.update(row)
          if expectedOriginal == nil { _ = expected.insert(row, at: position) }
          #expect(original == expectedOriginal)
          #expect(index == expected.index(row.id))
          expect(array, equals: expected)
        }
      }
    }
  }

  @Test("update(at:) replaces an element and returns the old one")
  func updateAt() {
    for model in Model.all {
      for position in model.rows.indices {
        var array = model.array
        var expected = model
        let row = Row(model.rows[position].id, 99)
        #expect(array.update(row, at: position) == model.rows[position])
        expected.rows[position] = row
        expect(array, equals: expected)
      }
    }
  }

  @Test("reserveCapacity keeps the elements and avoids reallocation")
  func reserve() {
    var array: IdentifiedArrayOf<Row> = [Row(0, 0)]
    array.reserveCapacity(100)
    let memory = array.withContiguousStorageIfAvailable { $0.baseAddress }
    for id in 1..<100 { array.append(Row(id, id)) }
    #expect(array.withContiguousStorageIfAvailable { $0.baseAddress } == memory)
    #expect(array.elements == (0..<100).map { Row($0, $0) })
    #expect((0..<100).allSatisfy { array.index(id: $0) == $0 })
  }

  @Test("append(contentsOf:) one by one seldom moves the elements")
  func appendOneByOne() {
    var array: IdentifiedArrayOf<Row> = []
    var moves = 0
    for id in 0..<1_000 {
      let memory = array.withContiguousStorageIfAvailable { $0.baseAddress }
      array.append(contentsOf: CollectionOfOne(Row(id, id)))
      if array.withContiguousStorageIfAvailable({ $0.baseAddress }) != memory { moves += 1 }
    }
    #expect(moves < 20)
    #expect(array.elements == (0..<1_000).map { Row($0, $0) })
  }

  @Test("replacing a range updates ids outside of it and inserts the others")
  func replaceSubrange() {
    let lists =
      [[]] + Model.candidates.map { [$0] }
      + Model.candidates.flatMap { first in
        Model.candidates.map { second in [first, Row(second.id, second.value + 100)] }
      }
    for model in Model.all {
      for start in 0...model.rows.count {
        for end in start...model.rows.count {
          for rows in lists {
            var array = model.array
            var expected = model
            array.replaceSubrange(start..<end, with: rows)
            expected.replace(start..<end, with: rows)
            expect(array, equals: expected)
          }
        }
      }
    }
  }

  @Test("inserting a sequence updates elements that are present")
  func insertContents() {
    var array: IdentifiedArrayOf<Row> = [Row(0, 0), Row(1, 1)]
    array.insert(contentsOf: [Row(2, 2), Row(0, 9), Row(3, 3)], at: 1)
    expect(array, equals: Model(rows: [Row(0, 9), Row(2, 2), Row(3, 3), Row(1, 1)]))
  }
}
