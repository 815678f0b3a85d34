import CasePaths
import Testing
import XCTest

@Test func anotherCase() {
  var outcome = Result<Int, any Error>.success(1)
  XCTModify(&outcome, case: \.failure) { _ in }  // fails: XCTModify
}

final class WrongXCTests: XCTestCase {
  func testAnotherCase() {
    var outcome = Result<Int, any Error>.success(1)
    XCTModify(&outcome, case: \.failure) { _ in }  // fails: XCTModify
  }
}
