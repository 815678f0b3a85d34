import ConcurrencyExtras
import IssueRecording
import IssueReporting

/// The id of the running test, so that tests do not share default values.
enum TestIdentity: Hashable {
  case swiftTesting(SwiftTestID)

  /// The number of an XCTest case, counted from the start of the process.
  case xcTest(Int)

  /// The identity of the running test, or `nil` if it is unknown.
  static var current: Self? {
    // Every read of a default value asks, also in running applications.
    guard isTesting else { return nil }
    if let id = SwiftTestID.current { return .swiftTesting(id) }
    return XCTestCounter.shared.map { .xcTest($0.number) }
  }

  private static let isTesting = IssueReporting.isTesting
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
