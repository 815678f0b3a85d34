import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: features of observable state.
@MainActor
struct TodayFeatureTests {
  @Test("thermostat: only a copy of the state that is kept changes the store")
  func thermostat() async {
    let store = TestStore(initialState: Thermostat.State()) { Thermostat() }
    await store.send(.warmerTapped) { $0.degrees = 20 }
    await store.send(.coolerTapped) { $0.degrees = 19 }
    await store.send(.fanSwitched(true)) { $0.isFanOn = true }
    await store.send(.previewTapped)
    await store.send(.restoreCopyTapped) { $0.degrees = 24 }
    await store.send(.factorySettingTapped) { $0 = Thermostat.State() }
  }

  @Test("station board: a train replaces another, and can dismiss itself")
  func stationBoard() async {
    let store = TestStore(initialState: StationBoard.State()) { StationBoard() }
    await store.send(.arrivalTapped) { $0.panel = .arrival(Train.State(line: "RE 7")) }
    await store.send(\.panel.arrival.delayTapped) {
      $0.panel = .arrival(Train.State(line: "RE 7", delay: 5))
    }
    await store.send(.departureTapped) { $0.panel = .departure(Train.State(line: "IC 42")) }
    await store.send(.switchOffTapped) { $0.panel = nil }
    await store.send(.departureTapped) { $0.panel = .departure(Train.State(line: "IC 42")) }
    await store.send(\.panel.departure.cancelTapped)
    await store.receive(\.panel.dismiss) { $0.panel = nil }
  }

  @Test("greenhouse: the lamp is plugged in and out, and can burn out")
  func greenhouse() async {
    let store = TestStore(initialState: Greenhouse.State()) { Greenhouse() }
    await store.send(.meterSwitched(true)) { $0.isMetered = true }
    await store.send(.plugTapped) { $0.lamp = Lamp.State() }
    await store.send(\.lamp.brighterTapped) { $0.lamp?.lumens = 600 }
    await store.send(.plugTapped) { $0.lamp = nil }
    await store.send(.plugTapped) { $0.lamp = Lamp.State() }
    await store.send(\.lamp.burnOutTapped)
    await store.receive(\.lamp.dismiss) { $0.lamp = nil }
  }

  @Test("seat map: rows get new ids, and take no more than six bookings")
  func seatMap() async {
    let store = TestStore(initialState: SeatMap.State()) { SeatMap() }
    await store.send(.addTapped) {
      $0.rows = [SeatRow.State(id: 1)]
      $0.nextRow = 2
    }
    await store.send(.addTapped) {
      $0.rows = [SeatRow.State(id: 1), SeatRow.State(id: 2)]
      $0.nextRow = 3
    }
    for booked in 1...6 {
      await store.send(\.rows[id: 2].bookTapped) { $0.rows[id: 2]?.booked = booked }
    }
    await store.send(\.rows[id: 2].bookTapped)
    await store.send(.turnRoundTapped) {
      $0.rows = [SeatRow.State(id: 2, booked: 6), SeatRow.State(id: 1)]
    }
    await store.send(.removeTapped(id: 1)) { $0.rows = [SeatRow.State(id: 2, booked: 6)] }
  }

  @Test("trail: huts are popped one by one or all at once")
  func trail() async {
    let store = TestStore(initialState: Trail.State()) { Trail() }
    await store.send(\.huts.push, (id: 0, state: Hut.State())) { $0.huts[id: 0] = Hut.State() }
    await store.send(\.huts.push, (id: 1, state: Hut.State())) { $0.huts[id: 1] = Hut.State() }
    await store.send(\.huts[id: 1].restTapped) { $0.huts[id: 1]?.minutes = 10 }
    await store.send(\.huts[id: 1].leaveTapped)
    await store.receive(\.huts.popFrom) { $0.huts[id: 1] = nil }
    await store.send(\.huts[id: 0].turnBackTapped) { $0.huts = StackState() }
  }

  @Test("scales: pans are swapped with their weights, and cleared")
  func scales() async {
    let store = TestStore(initialState: Scales.State()) { Scales() }
    await store.send(\.left.addTapped) { $0.left.grams = 50 }
    await store.send(\.right.takeTapped)
    await store.send(.swapTapped) {
      $0.left = Pan.State(id: 2)
      $0.right = Pan.State(id: 1, grams: 50)
    }
    await store.send(.clearTapped) {
      $0.left = Pan.State(id: 1)
      $0.right = Pan.State(id: 2)
    }
    await store.send(\.right.addTapped) { $0.right.grams = 50 }
    await store.send(.newScalesTapped) { $0 = Scales.State() }
  }

  @Test("water meter: taps share their litres, and count their own openings")
  func waterMeter() async {
    let store = TestStore(initialState: WaterMeter.State()) { WaterMeter() }
    await store.send(\.kitchen.drawTapped) { $0.$litres.withLock { $0 = 10 } }
    await store.send(\.garden.drawTapped) { $0.garden.$litres.withLock { $0 = 20 } }
    #expect(store.state.litres == 20)
    #expect(store.state.kitchen.litres == 20)
    await store.send(\.garden.openTapped) { $0.garden.openings = 1 }
    await store.send(.newYearTapped) { $0.$litres.withLock { $0 = 0 } }
    #expect(store.state.garden.litres == 0)
  }

  @Test("water meter: two houses share nothing")
  func twoHouses() {
    let stores = (1...2).map { _ in Store(initialState: WaterMeter.State()) { WaterMeter() } }
    stores[0].send(.kitchen(.drawTapped))
    #expect(stores[0].garden.litres == 10)
    #expect(stores[1].garden.litres == 0)
  }

  @Test("station board: a train that cancels itself leaves the board")
  func trainLeaves() async throws {
    let store = Store(initialState: StationBoard.State()) { StationBoard() }
    let bench = Bench(StationBoardView(store: store))
    try bench.screen.button("Next arrival").tap()
    try bench.screen.button("Cancel the train").tap()
    try await bench.screen.wait { !bench.screen.has(.button, "Cancel the train") }
    #expect(bench.screen.texts == [])
  }

  @Test("greenhouse: a lamp that burns out is removed")
  func lampLeaves() async throws {
    let store = Store(initialState: Greenhouse.State()) { Greenhouse() }
    let bench = Bench(GreenhouseView(store: store))
    try bench.screen.button("Plug in or unplug the lamp").tap()
    try bench.screen.button("Burn out").tap()
    try await bench.screen.wait { !bench.screen.has(.button, "Burn out") }
    #expect(store.lamp == nil)
  }

  @Test("trail: a hut that is left is popped")
  func hutLeaves() async throws {
    let store = Store(initialState: Trail.State()) { Trail() }
    let bench = Bench(TrailView(store: store))
    try bench.screen.link("Walk to the next hut").tap()
    try bench.screen.button("Leave the hut").tap()
    try await bench.screen.wait { bench.screen.title == "Trailhead" }
    #expect(store.huts.count == 0)
  }
}
