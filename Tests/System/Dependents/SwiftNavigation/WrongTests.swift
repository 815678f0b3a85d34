import SwiftNavigation
import Testing
import XCTest

@CasePathable
private enum Destination: Equatable {
  case sheet(Int)
  case drawer(Int)
}

@Test func anotherDestination() {
  var destination = Destination.sheet(1)
  XCTModify(&destination, case: \.drawer) { $0 += 1 }  // fails: XCTModify
}

final class WrongXCTests: XCTestCase {
  func testAnotherDestination() {
    var destination = Destination.sheet(1)
    XCTModify(&destination, case: \.drawer) { $0 += 1 }  // fails: XCTModify
  }
}
