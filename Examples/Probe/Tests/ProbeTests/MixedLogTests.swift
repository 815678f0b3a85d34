import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: logs of both eras in each other.
@MainActor
struct MixedLogTests {
  @Test("cockpit: an old parent is evaluated only for what it observes")
  func cockpit() throws {
    let store = Store(initialState: Cockpit.State()) { Cockpit() }
    let bench = Bench(CockpitView(store: store))
    try bench.tap("Charge", evaluates: ["BatteryView"])
    // A root that is not observable cannot say which of its children has changed.
    let both = ["CockpitView.dashboard", "BatteryView"]
    try bench.tap("Honk", evaluates: both)
    try bench.toggle("Show the charge", evaluates: both)
    try bench.tap("Charge", evaluates: both)
    #expect(
      bench.screen.texts == ["Honks: 1", "The dashboard reads 60 percent", "Charged to 60 percent"])
  }

  @Test("journey: a new parent is evaluated only for what it reads")
  func journey() throws {
    let store = Store(initialState: Journey.State()) { Journey() }
    let bench = Bench(JourneyView(store: store))
    let child = ["OdometerView", "OdometerView.content"]
    // The child observes the parent's property that it is scoped from, and makes its view store anew.
    try bench.tap("Drive a kilometre", evaluates: child)
    try bench.tap("Rest", evaluates: ["JourneyView"])
    try bench.toggle("Show the kilometres", evaluates: ["JourneyView"])
    try bench.tap("Drive a kilometre", evaluates: ["JourneyView"] + child)
    #expect(
      bench.screen.texts == ["Rests: 1", "The journey is 2 km long", "2 km"])
  }

  @Test("workshop: an old parent presents a new child without being evaluated")
  func workshop() async throws {
    let store = Store(initialState: Workshop.State()) { Workshop() }
    let bench = Bench(WorkshopView(store: store))
    try bench.tap("Test a battery", evaluates: ["BatteryView"])
    try bench.tap("Charge", evaluates: ["BatteryView"])
    try bench.screen.button("Unplug").tap()
    try await bench.screen.wait { bench.screen.sheet == nil }
    try bench.toggle("Show the charge", evaluates: ["WorkshopView.bench"])
    #expect(bench.screen.texts == ["Nothing is tested"])
    try bench.tap("Test a battery")
    try bench.tap("Charge", evaluates: ["WorkshopView.bench", "BatteryView"])
    #expect(bench.screen.texts == ["The tester reads 50 percent", "Charged to 50 percent"])
  }

  @Test("car share: a new parent is evaluated with each change of an old child")
  func carShare() async throws {
    let store = Store(initialState: CarShare.State()) { CarShare() }
    let bench = Bench(CarShareView(store: store))
    let all = ["CarShareView", "OdometerView", "OdometerView.content"]
    try bench.tap("Borrow a car", evaluates: all)
    // The old state has no identity: each change of it may be another child, and is looked at.
    try bench.tap("Drive a kilometre", evaluates: all)
    try bench.screen.button("Park").tap()
    try await bench.screen.wait { bench.screen.sheet == nil }
    try bench.toggle("Show the kilometres", evaluates: ["CarShareView"])
    #expect(bench.screen.texts == ["No car is borrowed"])
    try bench.tap("Borrow a car")
    try bench.tap("Drive a kilometre", evaluates: all)
    #expect(bench.screen.texts == ["The borrowed car has done 1 km", "1 km"])
  }

  @Test("hybrid car: siblings of both eras are evaluated separately")
  func hybridCar() throws {
    let store = Store(initialState: HybridCar.State()) { HybridCar() }
    let bench = Bench(HybridCarView(store: store))
    try bench.tap("Charge", evaluates: ["BatteryView"])
    try bench.tap("Drive a kilometre", evaluates: ["OdometerView", "OdometerView.content"])
    try bench.tap(
      "Service both", evaluates: ["BatteryView", "OdometerView", "OdometerView.content"])
    try bench.tap("Charge", evaluates: ["BatteryView"])
    try bench.tap("Buy the same car anew", evaluates: ["BatteryView"])
    #expect(bench.screen.texts == ["Charged to 40 percent", "0 km"])
  }

  @Test("workshop: a battery that unplugs itself is dismissed")
  func unplugging() async {
    let store = TestStore(initialState: Workshop.State()) { Workshop() }
    await store.send(.testTapped) { $0.battery = Battery.State() }
    await store.send(\.battery.chargeTapped) { $0.battery?.percent = 50 }
    await store.send(\.battery.drainTapped) { $0.battery?.percent = 40 }
    await store.send(\.battery.unplugTapped)
    await store.receive(\.battery.dismiss) { $0.battery = nil }
  }
}
