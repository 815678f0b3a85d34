import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: logs of view stores.
@MainActor
struct Of2023LogTests {
  private let odometer = ["OdometerView.content"]

  @Test("aquarium: a view store that a closure carries is up to date")
  func aquarium() throws {
    let store = Store(initialState: Aquarium.State()) { Aquarium() }
    let bench = Bench(AquariumView(store: store))
    #expect(
      bench.log.names == ["AquariumView", "AquariumView.tank", "AquariumView.shoal"])
    try bench.tap("Buy a fish", evaluates: ["AquariumView.tank", "AquariumView.shoal"])
    #expect(
      bench.screen.texts == [
        "The light is off", "The shoal counts 3 fish", "The tank counts 3 fish",
      ])
    try bench.tap("Double the shoal", evaluates: ["AquariumView.tank", "AquariumView.shoal"])
    #expect(
      bench.screen.texts == [
        "The light is off", "The shoal counts 6 fish", "The tank counts 6 fish",
      ])
  }

  @Test("garage: driving evaluates the car, the door evaluates the garage")
  func garage() throws {
    let store = Store(initialState: Garage.State()) { Garage() }
    let bench = Bench(GarageView(store: store))
    let door = "Open the door for a car"
    #expect(bench.log.names == ["GarageView", "GarageView.empty"])
    try bench.tap(door, evaluates: ["GarageView.car", "OdometerView", "OdometerView.content"])
    try bench.tap("Drive a kilometre", evaluates: odometer)
    #expect(bench.screen.texts == ["1 km"])
    try bench.tap(door, evaluates: ["GarageView.empty"])
    #expect(bench.screen.texts == ["The garage is empty"])
  }

  @Test("gearbox: driving evaluates the gear, shifting evaluates both")
  func gearbox() throws {
    let store = Store(initialState: .forward(Odometer.State())) { Gearbox() }
    let bench = Bench(GearboxView(store: store))
    try bench.tap("Drive a kilometre", evaluates: odometer)
    try bench.tap(
      "Shift", evaluates: ["GearboxView.gears", "OdometerView", "OdometerView.content"])
    #expect(bench.screen.texts == ["0 km"])
    try bench.tap("Drive a kilometre", evaluates: odometer)
    #expect(bench.screen.texts == ["1 km"])
  }

  @Test("taxi rank: a replacing feature is shown with its initial state")
  func taxiRank() throws {
    let store = Store(initialState: TaxiRank.State()) { TaxiRank() }
    let bench = Bench(TaxiRankView(store: store))
    try bench.tap("Take taxi 1", evaluates: ["OdometerView", "OdometerView.content"])
    try bench.tap("Drive a kilometre", evaluates: odometer)
    #expect(bench.screen.sheet?.texts == ["Taxi 1", "1 km"])
    try bench.tap("Change to taxi 2", evaluates: ["OdometerView", "OdometerView.content"])
    #expect(bench.screen.sheet?.texts == ["Taxi 2", "0 km"])
    try bench.tap("Change to taxi 1")
    #expect(bench.screen.sheet?.texts == ["Taxi 1", "0 km"])
  }

  @Test("road trip: a push evaluates its screen, driving the top screen")
  func roadTrip() throws {
    let store = Store(initialState: RoadTrip.State()) { RoadTrip() }
    let bench = Bench(RoadTripView(store: store))
    for _ in 1...3 {
      try bench.follow("Begin the next leg", evaluates: ["OdometerView", "OdometerView.content"])
    }
    try bench.tap("Drive a kilometre", evaluates: odometer)
    #expect(bench.screen.texts.first == "1 km")
    try bench.expect([]) { try $0.navigateBack() }
    try bench.tap("Drive home", evaluates: [])
    #expect(bench.screen.title == "Road trip begins")
  }

  @Test("road trip: a leg that parks is popped")
  func parking() async throws {
    let store = Store(initialState: RoadTrip.State()) { RoadTrip() }
    let bench = Bench(RoadTripView(store: store))
    try bench.screen.link("Begin the next leg").tap()
    try bench.screen.button("Park").tap()
    try await bench.screen.wait { bench.screen.title == "Road trip begins" }
    #expect(store.withState(\.legs).count == 0)
  }

  @available(*, deprecated)
  @Test("luggage: typing evaluates only the label that is edited")
  func luggage() throws {
    let store = Store(initialState: Luggage.State()) { Luggage() }
    let bench = Bench(LuggageView(store: store))
    try bench.type("Ida", into: "Owner of suitcase 2", evaluates: ["SuitcaseView.content"])
    try bench.type("Careful", into: "Note 1", evaluates: ["LuggageView.notes"])
    #expect(
      bench.screen.texts == [
        "Belongs to Ines", "Belongs to Ida", "All notes: Careful, Keep dry",
      ])
    try bench.tap(
      "Unload the last of each", evaluates: ["LuggageView.notes", "LuggageView.suitcases"])
    #expect(bench.screen.texts == ["Belongs to Ines", "All notes: Careful"])
    try bench.tap("Unload the last of each")
    try bench.tap("Unload the last of each", evaluates: [])
    #expect(bench.screen.texts == ["All notes: "])
  }
}
