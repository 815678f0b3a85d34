#if DEBUG
import ComposableArchitecture
@_spi(Logging) import ComposableCore
import Testing
import ViewTesting

@testable import Probe

/// The lives of stores and view stores, which the library logs in debug builds.
@MainActor
struct StoreLifetimeTests {
  /// Returns the lives that begin or end during a step, sorted.
  ///
  /// The step has no suspension, so that no other test can log anything.
  private func lives(_ bench: Bench, _ step: (ViewTester) throws -> Void) rethrows -> [String] {
    _ = bench.screen.root
    Logger.shared.clear()
    Logger.shared.isEnabled = true
    defer { Logger.shared.isEnabled = false }
    try step(bench.screen)
    _ = bench.screen.root
    return Logger.shared.logs.filter { $0.hasSuffix("init") }.sorted()
  }

  @Test("an enum's case creates stores for the enum and for the feature")
  func stationBoard() throws {
    let store = Store(initialState: StationBoard.State()) { StationBoard() }
    let bench = Bench(StationBoardView(store: store))
    #expect(
      try lives(bench) { try $0.button("Next arrival").tap() }
        == ["StoreOf<StationBoard.Panel>.init", "StoreOf<Train>.init"])
    #expect(try lives(bench) { try $0.button("Five minutes later").tap() } == [])
    #expect(
      try lives(bench) { try $0.button("Next departure").tap() }
        == ["StoreOf<Train>.deinit", "StoreOf<Train>.init"])
    #expect(
      try lives(bench) { try $0.button("Switch the board off").tap() }
        == ["StoreOf<StationBoard.Panel>.deinit", "StoreOf<Train>.deinit"])
  }

  @Test("a row, a screen and an alert have one store each while shown")
  func rowsAndScreens() throws {
    let map = Store(initialState: SeatMap.State()) { SeatMap() }
    let hall = Bench(SeatMapView(store: map))
    #expect(try lives(hall) { try $0.button("Add a row").tap() } == ["StoreOf<SeatRow>.init"])
    #expect(try lives(hall) { try $0.button("Book in row 1").tap() } == [])
    #expect(try lives(hall) { try $0.button("Remove row 1").tap() } == ["StoreOf<SeatRow>.deinit"])

    let trail = Store(initialState: Trail.State()) { Trail() }
    let walk = Bench(TrailView(store: trail))
    for _ in 1...5 {
      #expect(
        try lives(walk) { try $0.link("Walk to the next hut").tap() } == ["StoreOf<Hut>.init"])
    }
    #expect(try lives(walk) { try $0.navigateBack() } == ["StoreOf<Hut>.deinit"])
    #expect(
      try lives(walk) { try $0.button("Turn back").tap() }
        == [String](repeating: "StoreOf<Hut>.deinit", count: 4))
  }

  @Test("an alert has one store, even if its action presents it again")
  func alerts() throws {
    let store = Store(initialState: SmokeAlarm.State()) { SmokeAlarm() }
    let bench = Bench(SmokeAlarmView(store: store))
    let alert = "Store<AlertState<SmokeAlarm.Answer>, SmokeAlarm.Answer>"
    #expect(try lives(bench) { try $0.button("Test a sensor").tap() } == ["\(alert).init"])
    #expect(try lives(bench) { try $0.button("Test this sensor again").tap() } == [])
    #expect(
      try lives(bench) { try $0.button("Test the other sensor").tap() }
        == ["\(alert).deinit", "\(alert).init"])
    #expect(try lives(bench) { try $0.button("Silence").tap() } == ["\(alert).deinit"])
  }

  @Test("a screen pushed by a view store has one store and one view store")
  func roadTrip() throws {
    let store = Store(initialState: RoadTrip.State()) { RoadTrip() }
    let bench = Bench(RoadTripView(store: store))
    #expect(
      try lives(bench) { try $0.link("Begin the next leg").tap() }
        == ["StoreOf<Odometer>.init", "ViewStoreOf<Odometer>.init"])
    #expect(try lives(bench) { try $0.button("Drive a kilometre").tap() } == [])
    #expect(
      try lives(bench) { try $0.navigateBack() }
        == ["StoreOf<Odometer>.deinit", "ViewStoreOf<Odometer>.deinit"])
  }

  @Test("an old child of a new parent recreates its view store per change")
  func journey() throws {
    let store = Store(initialState: Journey.State()) { Journey() }
    let bench = Bench(JourneyView(store: store))
    #expect(
      try lives(bench) { try $0.button("Drive a kilometre").tap() }
        == ["ViewStoreOf<Odometer>.deinit", "ViewStoreOf<Odometer>.init"])
    #expect(try lives(bench) { try $0.button("Rest").tap() } == [])
  }

  @Test("a new child that an old parent presents has its own store")
  func workshop() throws {
    let store = Store(initialState: Workshop.State()) { Workshop() }
    let bench = Bench(WorkshopView(store: store))
    #expect(
      try lives(bench) { try $0.button("Test a battery").tap() }
        == ["StoreOf<Battery>.init", "StoreOf<Battery?>.deinit", "StoreOf<Battery?>.init"])
    #expect(try lives(bench) { try $0.button("Charge").tap() } == [])
  }
}
#endif
