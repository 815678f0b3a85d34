import Dependencies
import Testing
import XCTest

private struct Model {
  @Dependency(\.date.now) var now
}

@Test func liveDate() {
  _ = Model().now  // fails in the library: @Dependency(\.date) was used in a test
}

@Test func detached() async {
  await Task.detached {
    reportIssue("in a task without a test")  // fails: in a task without a test
  }.value
}

// Each test has default values of its own.
private final class Memory: Sendable, TestDependencyKey {
  let count = LockIsolated(0)
  static var testValue: Memory { Memory() }
}

private func remember() -> Int {
  @Dependency(Memory.self) var memory
  return memory.count.withValue {
    $0 += 1
    return $0
  }
}

@Test(arguments: ["a"]) func first(_: String) { #expect(remember() == 1) }
@Test func second() { #expect(remember() == 1) }

final class WrongXCTests: XCTestCase {
  func testLiveDate() {
    _ = Model().now  // fails in the library: @Dependency(\.date) was used in a test
  }
}
