import DependenciesMacros
import Testing
import XCTest

@DependencyClient
struct Client: Sendable {
  var load: @Sendable () -> Int = { 0 }
}

@Test func endpoint() {
  _ = Client().load()  // fails in the library: 'Client.load' was used
}

final class WrongXCTests: XCTestCase {
  func testEndpoint() {
    _ = Client().load()  // fails in the library: 'Client.load' was used
  }
}
