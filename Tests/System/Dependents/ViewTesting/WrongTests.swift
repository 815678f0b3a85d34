import ComposableArchitecture
import Testing
import ViewTesting
import XCTest

@MainActor
@Test func missingButton() throws {
  try ViewTester(Text("Tea")).button("Boil").tap()  // throws: Boil
}

final class WrongXCTests: XCTestCase {
  // XCTest on Linux calls none on the main actor that is synchronous.
  @MainActor func testMissingButton() async throws {
    try ViewTester(Text("Tea")).button("Boil").tap()  // throws: Boil
  }
}
