import IdentifiedCollections
import OrderedCollections
import Testing

/// All that an identified array does, done naively to a plain array.
struct Model: Equatable {
  var rows: [Row]

  /// Every array with ids from 0, 1 and 2 in every order; values tell where a row comes from.
  static let all: [Model] = {
    var arrays: [[Int]] = [[]]
    var longer = arrays
    for _ in 0..<3 {
      longer = longer.flatMap { ids in (0..<3).filter { !ids.contains($0) }.map { ids + [$0] } }
      arrays += longer
    }
    return arrays.map { Model(rows: $0.map { Row($0, 10 + $0) }) }
  }()

  /// Rows to add: each id that may be there, one that never is, and other values.
  static let candidates = (0..<4).map { Row($0, 20 + $0) }

  var array: IdentifiedArrayOf<Row> { IdentifiedArray(uniqueElements: rows) }

  func index(_ id: Int) -> Int? { rows.firstIndex { $0.id == id } }

  mutating func append(_ row: Row) -> (inserted: Bool, index: Int) { insert(row, at: rows.count) }

  mutating func insert(_ row: Row, at position: Int) -> (inserted: Bool, index: Int) {
    if let index = index(row.id) { return (false, index) }
    rows.insert(row, at: position)
    return (true, position)
  }

  mutating func update(_ row: Row) -> Row? {
    guard let index = index(row.id) else { return nil }
    defer { rows[index] = row }
    return rows[index]
  }

  mutating func remove(_ id: Int) -> Row? { index(id).map { rows.remove(at: $0) } }

  mutating func assign(_ row: Row, at position: Int) {
    if let other = index(row.id) { rows.swapAt(other, position) }
    rows[position] = row
  }

  mutating func replace(_ range: Range<Int>, with new: [Row]) {
    rows.removeSubrange(range)
    var position = range.lowerBound
    for row in new where update(row) == nil {
      rows.insert(row, at: position)
      position += 1
    }
  }
}

func expect(
  _ array: IdentifiedArrayOf<Row>, equals model: Model,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(array.elements == model.rows, sourceLocation: sourceLocation)
  #expect(Array(array) == model.rows, sourceLocation: sourceLocation)
  #expect(
    array.ids == OrderedSet(model.rows.map(\.id)), sourceLocation: sourceLocation)
  #expect(array.count == model.rows.count, sourceLocation: sourceLocation)
  for id in 0..<5 {
    #expect(array.index(id: id) == model.index(id), sourceLocation: sourceLocation)
    #expect(
      array[id: id] == model.rows.first { $0.id == id }, sourceLocation: sourceLocation)
  }
}
