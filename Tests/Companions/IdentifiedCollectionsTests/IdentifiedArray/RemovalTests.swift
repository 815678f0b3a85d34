import IdentifiedCollections
import Testing

/// IdentifiedArray removal.
struct RemovalTests {
  @Test("remove takes an element, an id or an index")
  func removeOne() {
    for model in Model.all {
      for row in Model.candidates {
        var expected = model
        let expectedOld = expected.remove(row.id)

        var array = model.array
        #expect(array.remove(row) == expectedOld)
        expect(array, equals: expected)

        array = model.array
        #expect(array.remove(id: row.id) == expectedOld)
        expect(array, equals: expected)
      }
      for position in model.rows.indices {
        var array = model.array
        var expected = model
        #expect(array.remove(at: position) == expected.rows.remove(at: position))
        expect(array, equals: expected)
      }
    }
  }

  @Test("removeFirst and removeLast remove from the start and the end")
  func removeEnds() {
    for model in Model.all {
      for n in 0...model.rows.count {
        var array = model.array
        array.removeFirst(n)
        expect(array, equals: Model(rows: Array(model.rows.dropFirst(n))))
        array = model.array
        array.removeLast(n)
        expect(array, equals: Model(rows: Array(model.rows.dropLast(n))))
      }
      guard let first = model.rows.first, let last = model.rows.last else { continue }
      var array = model.array
      #expect(array.removeFirst() == first)
      expect(array, equals: Model(rows: Array(model.rows.dropFirst())))
      array = model.array
      #expect(array.removeLast() == last)
      expect(array, equals: Model(rows: Array(model.rows.dropLast())))
    }
  }

  @Test("removeSubrange removes the elements of a range")
  func removeRange() {
    for model in Model.all {
      for start in 0...model.rows.count {
        var expected = model
        expected.rows.removeSubrange(start...)
        var array = model.array
        array.removeSubrange(start...)
        expect(array, equals: expected)
        for end in start...model.rows.count {
          expected = model
          expected.rows.removeSubrange(start..<end)
          array = model.array
          array.removeSubrange(start..<end)
          expect(array, equals: expected)
        }
      }
    }
  }

  @Test("removeAll(where:) removes exactly what filter keeps")
  func filter() {
    for model in Model.all {
      for subset in 0..<8 {
        func isChosen(_ row: Row) -> Bool { subset & (1 << row.id) != 0 }
        var array = model.array
        array.removeAll(where: isChosen)
        expect(array, equals: Model(rows: model.rows.filter { !isChosen($0) }))
        let filtered: IdentifiedArrayOf<Row> = model.array.filter(isChosen)
        expect(filtered, equals: Model(rows: model.rows.filter(isChosen)))
        array.append(Row(3, 3))
        #expect(array.index(id: 3) == array.count - 1)
      }
    }
  }

  @Test("removeAll(where:) removes nothing if its predicate throws")
  func filterThrows() {
    struct Failure: Error {}
    let model = Model.all.last!
    var array = model.array
    #expect(throws: Failure.self) {
      try array.removeAll { row in
        if row == model.rows.last { throw Failure() }
        return true
      }
    }
    expect(array, equals: model)
  }

  @Test("removeAll empties the array, which can be filled again")
  func removeAll() {
    for model in Model.all {
      for keepingCapacity in [false, true] {
        var array = model.array
        array.removeAll(keepingCapacity: keepingCapacity)
        expect(array, equals: Model(rows: []))
        array.append(contentsOf: model.rows)
        expect(array, equals: model)
      }
      var array = model.array
      array.removeAll()
      #expect(array.isEmpty)
    }
  }

  @Test("popLast removes and returns the last element, if any")
  func popLast() {
    for model in Model.all {
      var array = model.array
      #expect(array.popLast() == model.rows.last)
      expect(array, equals: Model(rows: Array(model.rows.dropLast())))
    }
  }
}
