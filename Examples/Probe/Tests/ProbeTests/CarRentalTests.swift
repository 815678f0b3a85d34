import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: the car rental, with presentation state.
@MainActor
struct CarRentalTests {
  nonisolated private static let modals = ["On a sheet", "On a cover", "In a popover"]
  nonisolated private static let pushes = ["On a screen", "Through a link"]

  private func makeBench() -> (StoreOf<CarRental>, Bench) {
    let store = Store(initialState: CarRental.State()) { CarRental() }
    return (store, Bench(NavigationStack { CarRentalView(store: store) }))
  }

  @Test("a presented car's change evaluates only the car's view", arguments: modals + pushes)
  func driving(way: String) throws {
    let (_, bench) = makeBench()
    try bench.tap(way, evaluates: ["OdometerView", "OdometerView.content"])
    try bench.tap("Drive a kilometre", evaluates: ["OdometerView.content"])
    try bench.tap("Drive a kilometre", evaluates: ["OdometerView.content"])
  }

  @Test("a desk that shows the kilometres is evaluated with each change", arguments: modals)
  func observing(way: String) throws {
    let (_, bench) = makeBench()
    try bench.toggle("Show the kilometres", evaluates: ["CarRentalView.desk"])
    #expect(bench.screen.texts.contains("No car is out"))
    try bench.tap(way)
    try bench.tap("Drive a kilometre", evaluates: ["CarRentalView.desk", "OdometerView.content"])
    #expect(bench.screen.texts.contains("The car has done 1 km"))
  }

  @Test("a car that parks is dismissed, and the desk shows its return", arguments: modals + pushes)
  func parking(way: String) async throws {
    let (store, bench) = makeBench()
    try bench.tap(way)
    try bench.screen.button("Park").tap()
    try await bench.screen.wait { !bench.screen.has(.button, "Park") }
    #expect(store.withState(\.destination) == nil)
    #expect(bench.screen.texts.contains("The car was returned"))
  }

  @Test("a car that is towed is removed without a dismiss action", arguments: modals + pushes)
  func towing(way: String) throws {
    let (store, bench) = makeBench()
    try bench.tap(way)
    try bench.tap("Have it towed")
    #expect(store.withState(\.destination) == nil)
    #expect(!bench.screen.has(.button, "Park"))
    #expect(bench.screen.texts.contains("Nothing happened yet"))
  }

  @Test("going back from a pushed car returns it", arguments: pushes)
  func goingBack(way: String) throws {
    let (store, bench) = makeBench()
    try bench.tap(way)
    try bench.expect(["CarRentalView.desk"]) { try $0.navigateBack() }
    #expect(store.withState(\.destination) == nil)
    #expect(bench.screen.texts.contains("The car was returned"))
  }

  @Test("alert buttons lead to the same alert, a dialog and a sheet")
  func chain() throws {
    let (_, bench) = makeBench()
    try bench.tap("Talk to the clerk", evaluates: [])
    #expect(bench.screen.alert?.title == "Any wishes?")
    #expect(bench.screen.alert?.message == "Each answer leads somewhere else.")
    try bench.tap("Ask me again", evaluates: ["CarRentalView.desk"])
    #expect(bench.screen.alert?.title == "Any wishes?")
    try bench.tap("Let me choose", evaluates: [])
    #expect(bench.screen.alert == nil)
    #expect(bench.screen.confirmationDialog?.title == "Which car?")
    try bench.tap("The red one", evaluates: ["OdometerView", "OdometerView.content"])
    #expect(bench.screen.confirmationDialog == nil)
    #expect(bench.screen.sheet?.texts == ["0 km"])
    #expect(bench.screen.texts.contains("An answer was given"))
  }

  @Test("an alert button sends its action without a dismiss action")
  func answer() throws {
    let (store, bench) = makeBench()
    try bench.tap("Talk to the clerk")
    try bench.tap("Just looking")
    #expect(bench.screen.alert == nil)
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.lastEvent) == .answered)
  }

  @Test("an alert's cancel button sends a dismiss action")
  func cancel() throws {
    let (store, bench) = makeBench()
    try bench.tap("Talk to the clerk")
    try bench.tap("Leave the counter")
    #expect(bench.screen.alert == nil)
    #expect(store.withState(\.lastEvent) == .returned)
  }

  @Test("alert and dialog actions set the next destination without dismissal")
  func feature() async {
    let store = TestStore(initialState: CarRental.State()) { CarRental() }
    await store.send(.presentTapped(.alert)) { $0.destination = .alert(.anyWishes) }
    await store.send(\.destination.alert, .askAgain) { $0.lastEvent = .answered }
    await store.send(\.destination.alert, .askElsewhere) { $0.destination = .dialog(.whichCar) }
    await store.send(\.destination.dialog, .takeCar) { $0.destination = .sheet(Odometer.State()) }
    await store.send(\.destination.sheet.parkTapped)
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
      $0.lastEvent = .returned
    }
    await store.send(.presentTapped(.alert)) { $0.destination = .alert(.anyWishes) }
    await store.send(\.destination.alert, .nothing) {
      $0.destination = nil
      $0.lastEvent = .answered
    }
  }

  @Test("removing a presented car cancels its effects")
  func effects() async {
    let clock = TestClock()
    let store = TestStore(initialState: CarRental.State()) {
      CarRental()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.presentTapped(.sheet)) { $0.destination = .sheet(Odometer.State()) }
    await store.send(\.destination.sheet.driveLaterTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.destination.sheet.driveTapped) {
      $0.destination = .sheet(Odometer.State(kilometres: 1))
    }
    await store.send(\.destination.sheet.driveLaterTapped)
    await store.send(.towTapped) { $0.destination = nil }
    await clock.run()
    await store.finish()
  }
}
