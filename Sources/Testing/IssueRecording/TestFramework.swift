import Foundation
import IssueReporting

/// The framework that records the issues of a process that runs tests.
enum TestFramework: Equatable {
  case swiftTesting
  case xcTest

  /// The framework of the current task, or of the process if the task belongs to no test.
  ///
  /// `TestContext` takes a task without a test to belong to XCTest, which drops an issue when it runs no case.
  static var current: Self {
    TestingLibrary.loaded?.currentTestID != nil || runsSwiftTesting
      || TestContext.current?.isSwiftTesting == true ? .swiftTesting : .xcTest
  }

  /// Whether SwiftPM has started the process for the tests of Swift Testing, and not for XCTest's.
  private static let runsSwiftTesting = runsSwiftTesting(CommandLine.arguments)

  static func runsSwiftTesting(_ arguments: [String]) -> Bool {
    arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == ("--testing-library", "swift-testing")
      }
  }
}

/// The id of a test of Swift Testing.
package struct SwiftTestID: Hashable, @unchecked Sendable {
  // Both libraries declare the types of their ids as sendable.
  private let value: AnyHashable

  /// The id of the current task's test, or `nil` if the task belongs to none.
  ///
  /// In release, `TestContext` knows it only where the library `IssueReportingTestSupport` is linked.
  package static var current: Self? {
    if let library = TestingLibrary.loaded { return library.currentTestID.map(Self.init) }
    guard case .swiftTesting(let testing?)? = TestContext.current else { return nil }
    return Self(value: testing.test.id.rawValue)
  }
}
