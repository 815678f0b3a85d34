#if !canImport(ObjectiveC) && Macros && canImport(XCTest)
import ComposableCore
import XCTest

/// Failures of a test store are failures of the test case of XCTest that runs.
final class XCTestFailureTests: XCTestCase {
  func testFailuresAreReportedAtTheLinesOfTheAssertions() {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    let test = WrongTestCase(name: "WrongTestCase.goWrong") { test in
      guard let test = test as? WrongTestCase else { return }
      try asyncTest(WrongTestCase.goWrong)(test)()
    }
    test.run()
    XCTestObservationCenter.shared.removeTestObserver(observer)

    let line = WrongTestCase.line
    let expected = [
      "\(line + 1): failed - \"send\" led to another state than the expected one:",
      "\(line + 3): failed - \"receive\" got another action than the expected one:",
      "\(line + 4): failed - \"receive\" got no action, and no effect is running that could send one.",
      "\(line + 5): failed - The test ended while an effect that was started here is still running.",
    ]
    guard observer.failures != expected else { return }
    // XCTest knows of no current test case any more, so that an assertion would go unnoticed.
    recordFailure(
      withDescription: "\(observer.failures) is not equal to \(expected)", inFile: #filePath,
      atLine: #line, expected: true)
  }
}

/// A test case that only the other one runs.
private final class WrongTestCase: XCTestCase {
  static let line = #line + 7

  func goWrong() async { await Self.makeMistakes() }

  @MainActor
  private static func makeMistakes() async {
    let store = TestStore(initialState: Fallible.State()) { Fallible() }
    // Each line below fails, except for `send(.respond(1))`.
    await store.send(.increment) { $0.count = 7 }
    await store.send(.respond(1))
    await store.receive(.response(2))
    await store.receive(.response(2))
    await store.send(.wait)
  }
}

/// Keeps where test cases fail, and the first lines of what they say.
private final class FailureObserver: NSObject, XCTestObservation {
  var failures: [String] = []

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let isHere = filePath == #filePath
    let headline = description.split(separator: "\n").first.map(String.init) ?? ""
    failures.append("\(isHere ? "" : "elsewhere ")\(lineNumber): \(headline)")
  }
}
#endif
