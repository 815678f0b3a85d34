import Clocks
import Testing

// The code of the first page of the module's catalogue.

// quoted: egg
private func boilEgg(on clock: any Clock<Duration>) async throws -> String {
  try await clock.sleep(for: .seconds(360))
  return "soft"
}
// end

/// Clocks: the catalogue's first page.
struct CatalogueTests {
  @Test("a test advances a test clock")
  func time() async throws {
    // quoted: test
    let clock = TestClock()
    let egg = Task { try await boilEgg(on: clock) }
    await clock.advance(by: .seconds(360))
    #expect(try await egg.value == "soft")
    // end
  }
}
