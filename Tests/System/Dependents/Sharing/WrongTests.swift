import Sharing
import Testing
import XCTest

@Test func difference() {
  @Shared(value: 1) var count
  $count.withLock { $0 = 2 }
  expectNoDifference(count, 3)  // fails: Difference
}

final class WrongXCTests: XCTestCase {
  func testDifference() {
    @Shared(value: 1) var count
    $count.withLock { $0 = 2 }
    expectNoDifference(count, 3)  // fails: Difference
  }
}
