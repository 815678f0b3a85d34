import Foundation
import IssueReporting

/// The id of the running test, so that tests do not share default values.
enum TestIdentity: Hashable {
  case swiftTesting(TestContext.Testing.Test.ID)

  /// The number of a test case of XCTest, which runs one after another.
  case xcTest(Int)

  /// The identity of the running test, where one can be told from another.
  static var current: Self? {
    switch TestContext.current {
    case .swiftTesting(let testing?): .swiftTesting(testing.test.id)
    case .xcTest: XCTestCounter.shared.map { .xcTest($0.number) }
    default: nil
    }
  }
}

/// Counts the test cases of XCTest, with the help of `DependenciesTestSupport` where it is linked.
private final class XCTestCounter: @unchecked Sendable {
  // Safe: touched only while `lock` is held.
  private var started = 0
  private let lock = NSLock()

  /// The counter of this process, or `nil` if no observer reports the start of test cases.
  static let shared: XCTestCounter? = {
    let counter = XCTestCounter()
    return counter.observe() ? counter : nil
  }()

  /// The number of the test case that runs.
  var number: Int {
    lock.withLock { started }
  }

  private func observe() -> Bool {
    // By its name, since this module must not link XCTest: 'DependenciesTestSupport.XCTestObserver'.
    guard
      let type = _typeByName("23DependenciesTestSupport14XCTestObserverO"),
      let observer = type as? any XCTestObserving.Type
    else { return false }
    observer.observe { [weak self] in self?.advance() }
    return true
  }

  private func advance() {
    lock.withLock { started += 1 }
  }
}

/// A type that says when a test case of XCTest starts.
package protocol XCTestObserving {
  /// Calls a function whenever a test case is about to start.
  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void)
}
