import Foundation
import Testing

@testable import IdentifiedCollections

/// IdentifiedArray with pending edits.
struct PendingElementTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  private func makeRows(_ count: Int = 4) -> IdentifiedArrayOf<Row> {
    IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })
  }

  private func address(_ rows: IdentifiedArrayOf<Row>) -> UnsafeRawPointer? {
    rows.elements.withUnsafeBytes(\.baseAddress)
  }

  @Test("a pending edit is visible to every way of reading")
  func reads() {
    var rows = makeRows()
    let copy = rows
    rows.withMutableElement(at: 2) { $0.count = 5 }
    let changed = [0, 0, 5, 0]
    #expect(rows.map(\.count) == changed)
    #expect(rows.elements.map(\.count) == changed)
    #expect(rows[2].count == 5)
    #expect(rows[id: 2]?.count == 5)
    #expect(rows[id: 1]?.count == 0)
    #expect(rows.filter { $0.count > 0 }.map(\.id) == [2])
    #expect(rows.count == 4)
    #expect(rows != copy)
    #expect(rows == IdentifiedArray(uniqueElements: changed.enumerated().map(Row.init)))
    #expect(copy.map(\.count) == [0, 0, 0, 0])
  }

  @Test("arrays with pending edits are compared by all elements")
  func comparison() {
    let full = makeRows(3)
    // Every array that one edit or none makes of three rows, sharing their memory or not.
    var arrays = [full, IdentifiedArray(uniqueElements: full.elements), makeRows(2)]
    for base in arrays {
      for index in base.indices {
        for count in 0...1 {
          var rows = base
          rows.withMutableElement(at: index) { $0.count = count }
          arrays.append(rows)
        }
      }
    }
    for first in arrays {
      for second in arrays {
        #expect((first == second) == (Array(first) == Array(second)))
      }
    }
  }

  @Test("pending edits of several elements leave copies unchanged")
  func severalElements() {
    var rows = makeRows()
    let first = rows
    rows.withMutableElement(at: 0) { $0.count += 1 }
    let second = rows
    rows.withMutableElement(at: 0) { $0.count += 1 }
    rows.withMutableElement(at: 3) { $0.count += 1 }
    rows[id: 1]?.count = 7
    #expect(first.map(\.count) == [0, 0, 0, 0])
    #expect(second.map(\.count) == [1, 0, 0, 0])
    #expect(rows.map(\.count) == [2, 7, 0, 1])
  }

  @Test("every change of the array keeps an earlier pending edit")
  func changes() {
    let changes: [(inout IdentifiedArrayOf<Row>) -> Void] = [
      { $0.remove(at: 0) }, { $0.append(Row(id: 9)) }, { $0.reverse() },
      { $0.swapAt(0, 1) }, { $0.sort { $0.id > $1.id } }, { $0[id: 0] = nil },
      { $0[0].count = 3 }, { $0.removeAll { $0.id == 3 } }, { $0.insert(Row(id: 8), at: 0) },
      { $0.move(fromOffsets: [0], toOffset: 3) }, { $0.updateOrAppend(Row(id: 1, count: 4)) },
    ]
    for change in changes {
      var expected = makeRows()
      expected[id: 2]?.count = 5
      change(&expected)
      var rows = makeRows()
      let copy = rows
      rows.withMutableElement(at: 2) { $0.count = 5 }
      change(&rows)
      #expect(rows == expected)
      #expect(rows.ids == expected.ids)
      #expect(copy == makeRows())
    }
  }

  #if !canImport(ObjectiveC) && !Fallbacks
  @Test("flushing a pending edit once the copy is gone copies no element")
  func settling() {
    var rows = makeRows()
    let before = address(rows)
    var copy: IdentifiedArrayOf<Row>? = rows
    rows.withMutableElement(at: 1) { $0.count = 1 }
    #expect(rows.flushPendingEditsIfUnique() == nil)
    #expect(copy?.count == 4)
    copy = nil
    #expect(rows.flushPendingEditsIfUnique() != nil)
    #expect(address(rows) == before)
    #expect(rows.map(\.count) == [0, 1, 0, 0])
    #expect(rows.flushPendingEditsIfUnique() == nil)
  }
  #endif

  @Test("a uniquely referenced array is mutated in place")
  func unique() {
    var rows = makeRows()
    let before = address(rows)
    rows.withMutableElement(at: 1) { $0.count = 1 }
    #expect(address(rows) == before)
    // Makes room for an optional element, which is larger than a row.
    rows[id: 3]?.count = 1
    let after = address(rows)
    rows[id: 3]?.count = 2
    #expect(address(rows) == after)
    #expect(rows.map(\.count) == [0, 1, 0, 2])
  }
}
