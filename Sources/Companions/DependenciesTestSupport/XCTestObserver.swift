#if canImport(XCTest)
import Dependencies
import XCTest

/// Says when a test case of XCTest starts; `Dependencies` finds this type by its name.
enum XCTestObserver: XCTestObserving {
  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void) {
    XCTestObservationCenter.shared.addTestObserver(Observer(testCaseWillStart))
  }
}

private final class Observer: NSObject, XCTestObservation {
  private let onStart: @Sendable () -> Void

  init(_ onStart: @escaping @Sendable () -> Void) {
    self.onStart = onStart
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    onStart()
  }
}
#endif
