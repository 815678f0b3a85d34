import CustomDump
import Foundation
import IdentifiedCollections
import Testing

/// IdentifiedArray conformances.
struct ConformanceTests {
  @Test("identified arrays with equal elements in order are equal")
  func equality() {
    for first in Model.all {
      for second in Model.all {
        #expect((first.array == second.array) == (first.rows == second.rows))
        if first.rows == second.rows {
          #expect(first.array.hashValue == second.array.hashValue)
        }
      }
    }
    #expect([Row(0, 0)] as IdentifiedArrayOf<Row> != [Row(0, 1)])
    #expect(Set([[Row(0, 0)], [Row(0, 1)], [Row(0, 0)]] as [IdentifiedArrayOf<Row>]).count == 2)
  }

  @Test("an identified array is encoded as a plain array")
  func coding() throws {
    for model in Model.all {
      let data = try JSONEncoder().encode(model.array)
      #expect(try JSONDecoder().decode([Row].self, from: data) == model.rows)
      let decoded = try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
      expect(decoded, equals: model)
    }
  }

  @Test("decoding duplicate ids throws")
  func decodingDuplicates() throws {
    let data = try JSONEncoder().encode([Row(1, 0), Row(2, 0), Row(1, 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Not corrupted data: \(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription == "Id 1 occurs more than once in elements that are to be unique")
  }

  @Test("an identified array's debug description names its type")
  func debugDescription() {
    let array = IdentifiedArray(uniqueElements: [1, 2, 3], id: \.self)
    #expect(array.debugDescription == "IdentifiedArray<Int>([1, 2, 3])")
    let words = IdentifiedArray(uniqueElements: ["a"], id: \.count)
    #expect(String(reflecting: words) == #"IdentifiedArray<String>(["a"])"#)
  }

  @Test("an identified array is described and dumped as an array")
  func descriptions() {
    let array: IdentifiedArrayOf<Row> = [Row(1, 2)]
    #expect("\(array)" == "\(array.elements)")
    #expect(Mirror(reflecting: array).displayStyle == .collection)
    #expect(Mirror(reflecting: array).children.map { $0.value as? Row } == [Row(1, 2)])
    #expect(
      String(customDumping: array) == """
        [
          [0]: Row(
            id: 1,
            value: 2
          )
        ]
        """)
  }

  @Test("an identified array is mirrored as a collection")
  func mirror() {
    let array: IdentifiedArrayOf<Row> = [Row(1, 2), Row(0, 3)]
    let mirror = array.customMirror
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { $0.value as? Row } == [Row(1, 2), Row(0, 3)])
  }

  @Test("an identified array of sendable elements is sendable")
  func sendable() async {
    let array: IdentifiedArrayOf<Row> = [Row(1, 2)]
    let copy = await Task.detached { array }.value
    #expect(copy == array)
  }

  @Test("generic code can read and write identified collections")
  func identifiedCollections() {
    func ids<C: _IdentifiedCollection<Int, Row>>(_ collection: C) -> [C.ID] {
      collection.ids.filter { collection[id: $0] != nil }
    }
    func reset(_ collection: inout some _MutableIdentifiedCollection<Int, Row>) {
      for id in collection.ids { collection[id: id]?.value = 0 }
    }
    var array: IdentifiedArrayOf<Row> = [Row(1, 2), Row(0, 3)]
    #expect(ids(array) == [1, 0])
    reset(&array)
    #expect(array == [Row(1, 0), Row(0, 0)])
  }
}
