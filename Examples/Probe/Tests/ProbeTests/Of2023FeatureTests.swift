import ComposableArchitecture
import Testing

@testable import Probe

/// Probe: features of 2023.
@MainActor
struct Of2023FeatureTests {
  @Test("aquarium: buying fish adds them to the shoal")
  func aquarium() async {
    let store = TestStore(initialState: Aquarium.State()) { Aquarium() }
    await store.send(.bought(1)) { $0.fish = 3 }
    await store.send(.bought(3)) { $0.fish = 6 }
    await store.send(.lightTapped) { $0.isLit = true }
  }

  @Test("garage: closing the door cancels the car's effects")
  func garage() async {
    let clock = TestClock()
    let store = TestStore(initialState: Garage.State()) {
      Garage()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.doorTapped) { $0.car = Odometer.State() }
    await store.send(\.car.driveTapped) { $0.car?.kilometres = 1 }
    await store.send(\.car.rewindTapped) { $0.car?.kilometres = 0 }
    await store.send(\.car.driveLaterTapped)
    await store.send(.doorTapped) { $0.car = nil }
    await clock.run()
    await store.finish()
  }

  @Test("gearbox: a shift replaces the odometer with a new one")
  func gearbox() async {
    let store = TestStore(initialState: .forward(Odometer.State())) { Gearbox() }
    await store.send(\.forward.driveTapped) { $0 = .forward(Odometer.State(kilometres: 1)) }
    await store.send(.shiftTapped) { $0 = .reverse(Odometer.State(id: 2)) }
    await store.send(\.reverse.driveTapped) {
      $0 = .reverse(Odometer.State(id: 2, kilometres: 1))
    }
    await store.send(.shiftTapped) { $0 = .forward(Odometer.State()) }
  }

  @Test("taxi rank: a taxi replaces another, and can dismiss itself")
  func taxiRank() async {
    let store = TestStore(initialState: TaxiRank.State()) { TaxiRank() }
    await store.send(.nextTapped(id: 1)) { $0.taxi = Odometer.State(id: 1) }
    await store.send(\.taxi.driveTapped) { $0.taxi?.kilometres = 1 }
    await store.send(.nextTapped(id: 2)) { $0.taxi = Odometer.State(id: 2) }
    await store.send(\.taxi.parkTapped)
    await store.receive(\.taxi.dismiss) { $0.taxi = nil }
  }

  @Test("road trip: legs are popped one by one or all at once")
  func roadTrip() async {
    let store = TestStore(initialState: RoadTrip.State()) { RoadTrip() }
    await store.send(\.legs.push, (id: 0, state: Odometer.State())) {
      $0.legs[id: 0] = Odometer.State()
    }
    await store.send(\.legs.push, (id: 1, state: Odometer.State())) {
      $0.legs[id: 1] = Odometer.State()
    }
    await store.send(\.legs[id: 1].parkTapped)
    await store.receive(\.legs.popFrom) { $0.legs[id: 1] = nil }
    await store.send(.homeTapped) { $0.legs = StackState() }
  }

  @available(*, deprecated)
  @Test("luggage: labels are written by id, notes by index if it exists")
  func luggage() async {
    let store = TestStore(initialState: Luggage.State()) { Luggage() }
    await store.send(\.suitcases[id: 2].binding.$owner, "Ida") {
      $0.suitcases[id: 2]?.owner = "Ida"
    }
    await store.send(.noteChanged(index: 1, text: "This side up")) { $0.notes[1] = "This side up" }
    await store.send(.noteChanged(index: 7, text: "Nowhere"))
    await store.send(.unloadTapped) {
      $0.notes = ["Fragile"]
      $0.suitcases = [Suitcase.State(id: 1, owner: "Ines")]
    }
  }
}
