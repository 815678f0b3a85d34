#if canImport(XCTest)
import Dependencies
import XCTest

/// Notifies `Dependencies`, which finds this type by name, when an XCTest test case starts.
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
