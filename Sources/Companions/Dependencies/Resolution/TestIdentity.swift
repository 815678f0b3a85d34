import ConcurrencyExtras
import IssueReporting

/// The id of the running test, so that tests do not share default values.
enum TestIdentity: Hashable {
  case swiftTesting(TestContext.Testing.Test.ID)

  /// The number of an XCTest case, counted from the start of the process.
  case xcTest(Int)

  /// The identity of the running test, or `nil` if it is unknown.
  static var current: Self? {
    switch TestContext.current {
    case .swiftTesting(let testing?): .swiftTesting(testing.test.id)
    case .xcTest: XCTestCounter.shared.map { .xcTest($0.number) }
    default: nil
    }
  }
}

/// A counter of XCTest cases, which needs the module `DependenciesTestSupport`.
private final class XCTestCounter: Sendable {
  private let started = Locked(0)

  /// The counter of this process, or `nil` if no observer reports the start of test cases.
  static let shared: XCTestCounter? = {
    let counter = XCTestCounter()
    return counter.observe() ? counter : nil
  }()

  /// The number of test cases that have started, which run one after another.
  var number: Int { started.value }

  private func observe() -> Bool {
    // Looks up 'DependenciesTestSupport.XCTestObserver' by name: this module must not link XCTest.
    guard
      let type = _typeByName("23DependenciesTestSupport14XCTestObserverO"),
      let observer = type as? any XCTestObserving.Type
    else { return false }
    observer.observe { [weak self] in self?.started.withValue { $0 += 1 } }
    return true
  }
}

/// A type that reports the start of XCTest cases.
package protocol XCTestObserving {
  /// Calls a function whenever a test case is about to start.
  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void)
}
