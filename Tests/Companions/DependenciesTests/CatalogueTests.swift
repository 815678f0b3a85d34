import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

// The code of the first pages of the catalogues of Dependencies and DependenciesTestSupport.

// quoted: diary
private struct Diary {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  func entry(_ text: String) -> Entry {
    Entry(id: uuid(), date: now, text: text)
  }
}

private struct Entry: Equatable {
  let id: UUID
  let date: Date
  let text: String
}
// end

// quoted: key
private struct WeatherClient: Sendable {
  var forecast: @Sendable (_ city: String) async throws -> String
}

extension WeatherClient: DependencyKey {
  static let liveValue = WeatherClient { "Nobody has measured the weather in \($0)" }
  static let testValue = WeatherClient { _ in "Sunny" }
}

extension DependencyValues {
  fileprivate var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
// end

/// Dependencies: the catalogue's first page.
struct CatalogueTests {
  @Test("overridden dependencies apply during the operation")
  func overriding() {
    // quoted: overriding
    let entry = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    } operation: {
      Diary().entry("It rains.")
    }
    #expect(
      entry == Entry(id: UUID(0), date: Date(timeIntervalSince1970: 0), text: "It rains."))
    // end
  }

  @Test("a test reads a key's test value")
  func testValue() async throws {
    @Dependency(\.weather) var weather
    #expect(try await weather.forecast("Turin") == "Sunny")
  }

  // quoted: traits
  @Test(
    "entries are numbered",
    .dependency(\.uuid, .incrementing),
    .dependency(\.date.now, Date(timeIntervalSince1970: 0)))
  func numbers() {
    let diary = Diary()
    #expect(diary.entry("Rain").id == UUID(0))
    #expect(diary.entry("Snow").id == UUID(1))
  }
  // end
}
