import Clocks
import Testing
import XCTest

@Test func unimplemented() {
  _ = UnimplementedClock().now  // fails in the library: 'Clock.now' was used
}

@Test func endless() async {
  let clock = TestClock()
  let task = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
  await clock.run(timeout: .zero)  // fails: 'TestClock.run' timed out
  task.cancel()
}

final class WrongXCTests: XCTestCase {
  func testUnimplemented() {
    _ = UnimplementedClock().now  // fails in the library: 'Clock.now' was used
  }
}
