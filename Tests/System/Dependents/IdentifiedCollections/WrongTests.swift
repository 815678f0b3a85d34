import IdentifiedCollections
import Testing
import XCTest

private struct Row: Identifiable {
  var id: Int
}

@Test func otherID() {
  var rows: IdentifiedArrayOf<Row> = []
  rows[id: 1] = Row(id: 2)  // fails in the library: An element was assigned to 'subscript(id:)'
}

final class WrongXCTests: XCTestCase {
  func testOtherID() {
    var rows: IdentifiedArrayOf<Row> = []
    rows[id: 1] = Row(id: 2)  // fails in the library: An element was assigned to 'subscript(id:)'
  }
}
