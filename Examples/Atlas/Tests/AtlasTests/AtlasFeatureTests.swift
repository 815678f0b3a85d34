import ComposableArchitecture
import Foundation
import Testing

@testable import PlaceAtlas

@MainActor
struct AtlasFeatureTests {
  nonisolated static let oslo = Place(
    name: "Oslo", continent: "Europe", latitude: 59.917, longitude: 10.75)
  nonisolated static let osaka = Place(
    name: "Osaka", continent: "Asia", latitude: 34.691, longitude: 135.504)
  nonisolated static let rome = Place(
    name: "Rome", continent: "Europe", latitude: 41.896, longitude: 12.483)

  @Test("the list is searched when the typing pauses, and an older search is cancelled")
  func debouncing() async {
    let clock = TestClock()
    let searched = LockIsolated<[String]>([])
    let store = TestStore(initialState: AtlasFeature.State()) {
      AtlasFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.atlas.search = { text, offset, _ in
        searched.withValue { $0.append("\(text) \(offset)") }
        return Matches(places: [Self.oslo], total: 1)
      }
    }
    await store.send(\.binding.text, "o") {
      $0.text = "o"
      $0.isLoading = true
    }
    await clock.advance(by: .milliseconds(199))
    await store.send(\.binding.text, "os") { $0.text = "os" }
    await clock.advance(by: .milliseconds(200))
    await store.receive(\.searchResponse) {
      $0.places = [Self.oslo]
      $0.total = 1
      $0.isLoading = false
    }
    #expect(searched.value == ["os 0"])
  }

  @Test("a tap loads the next page once, until the last one")
  func pages() async {
    let first = (0..<40).map {
      Place(name: "Place \($0)", continent: "Asia", latitude: 0, longitude: 0)
    }
    var state = AtlasFeature.State()
    state.places = IdentifiedArray(uniqueElements: first)
    state.total = 41
    let clock = TestClock()
    let store = TestStore(initialState: state) {
      AtlasFeature()
    } withDependencies: {
      $0.atlas.search = { _, offset, _ in
        #expect(offset == 40)
        try await clock.sleep(for: .seconds(1))
        return Matches(places: [Self.rome], total: 41)
      }
    }
    await store.send(.moreButtonTapped) { $0.isLoading = true }
    await store.send(.moreButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.searchResponse) {
      $0.places.append(Self.rome)
      $0.isLoading = false
    }
    await store.send(.moreButtonTapped)
  }

  @Test("a place is shown with the closest ones, also when the list does not hold it")
  func choosing() async {
    let store = TestStore(initialState: AtlasFeature.State()) {
      AtlasFeature()
    } withDependencies: {
      $0.atlas.place = { id in [Self.oslo, Self.rome].first { $0.id == id } }
      $0.atlas.neighbours = { place, _ in place == Self.oslo ? [Self.rome] : [Self.oslo] }
    }
    await store.send(\.binding.selection, "Oslo") { $0.path = ["Oslo"] }
    await store.receive(\.placeResponse) { $0.place = Self.oslo }
    await store.receive(\.neighboursResponse) { $0.neighbours = [Self.rome] }
    await store.send(.neighbourTapped(Self.rome)) {
      $0.path = ["Rome"]
      $0.neighbours = []
    }
    await store.receive(\.placeResponse) { $0.place = Self.rome }
    await store.receive(\.neighboursResponse) { $0.neighbours = [Self.oslo] }
    // The way back, and an address of no place.
    await store.send(\.binding.path, []) {
      $0.path = []
      $0.place = nil
      $0.neighbours = []
    }
    await store.send(\.binding.path, ["Nowhere"]) { $0.path = ["Nowhere"] }
    await store.receive(\.placeResponse) { $0.isUnknown = true }
  }

  @Test("names are found whatever their case and their accents, and pages have bounds")
  func client() async throws {
    let atlas = AtlasClient.places([Self.osaka, Self.oslo, Self.rome], outlines: [])
    #expect(
      try await atlas.search(" ÓS", 0, 10) == Matches(places: [Self.osaka, Self.oslo], total: 2))
    #expect(try await atlas.search("", 1, 1) == Matches(places: [Self.oslo], total: 3))
    #expect(try await atlas.search("", 9, -1) == Matches(places: [], total: 3))
    #expect(try await atlas.neighbours(Self.oslo, 1) == [Self.rome])
    #expect(Int(Self.oslo.distance(to: Self.rome)) == 2_007)
  }

  @Test("the bundled data has cities in their continents, and outlines within the world")
  func data() async throws {
    let atlas = AtlasClient.liveValue
    let all = try await atlas.search("", 0, 1_000)
    #expect(all.places.count == 243)
    #expect(all.places.first { $0.name == "Oslo" }?.continent == "Europe")
    let numbers = try await atlas.outlines().flatMap(\.rings).flatMap { $0 }
    #expect(numbers.allSatisfy { (-180...180).contains($0) })
    #expect(try await atlas.outlines().allSatisfy { $0.rings.allSatisfy { $0.count % 2 == 0 } })
  }
}
