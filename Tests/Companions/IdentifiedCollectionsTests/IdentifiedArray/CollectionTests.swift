import IdentifiedCollections
import Testing

/// IdentifiedArray as a collection.
struct CollectionTests {
  @Test("IdentifiedArray reads like an array of the same elements")
  func read() {
    for model in Model.all {
      let array = model.array
      #expect(array.startIndex == 0)
      #expect(array.endIndex == model.rows.count)
      #expect(array.indices == model.rows.indices)
      #expect(array.isEmpty == model.rows.isEmpty)
      #expect(array.indices.map { array[$0] } == model.rows)
      #expect(array.reversed().elementsEqual(model.rows.reversed()))
      #expect(array.first == model.rows.first)
      #expect(array.last == model.rows.last)
      #expect(array.withContiguousStorageIfAvailable(Array.init) == model.rows)
    }
  }

  @Test("assigning to an index keeps ids unique")
  func assign() {
    for model in Model.all {
      for position in model.rows.indices {
        for row in Model.candidates {
          var array = model.array
          var expected = model
          array[position] = row
          expected.assign(row, at: position)
          expect(array, equals: expected)
        }
      }
    }
  }

  @Test("mutating in place at an index changes the element")
  func mutate() {
    for model in Model.all {
      for position in model.rows.indices {
        var array = model.array
        var expected = model
        array[position].value += 1
        expected.rows[position].value += 1
        expect(array, equals: expected)
      }
    }
  }

  @Test("swapAt exchanges two elements and keeps their ids")
  func swap() {
    for model in Model.all {
      for first in model.rows.indices {
        for second in model.rows.indices {
          var array = model.array
          var expected = model
          array.swapAt(first, second)
          expected.rows.swapAt(first, second)
          expect(array, equals: expected)
        }
      }
    }
  }

  @Test("generic mutable-collection algorithms keep ids and elements in sync")
  func generic() {
    func rotate(_ collection: inout some MutableCollection<Row>) {
      guard let first = collection.first else { return }
      var previous = collection.startIndex
      for index in collection.indices.dropFirst() {
        collection[previous] = collection[index]
        previous = index
      }
      collection[previous] = first
    }
    for model in Model.all {
      var array = model.array
      rotate(&array)
      expect(array, equals: Model(rows: Array(model.rows.dropFirst() + model.rows.prefix(1))))
    }
  }
}
