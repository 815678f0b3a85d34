import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: the smoke alarm, with several alerts and a dialog.
@MainActor
struct SmokeAlarmTests {
  private func makeBench() -> (StoreOf<SmokeAlarm>, Bench) {
    let store = Store(initialState: SmokeAlarm.State()) { SmokeAlarm() }
    return (store, Bench(SmokeAlarmView(store: store)))
  }

  @Test("an alert presented by an alert's action stays, others are dismissed")
  func feature() async {
    let store = TestStore(initialState: SmokeAlarm.State()) { SmokeAlarm() }
    await store.send(.testTapped) {
      $0.kitchen = .smoke(in: "Kitchen", ring: 1)
      $0.rings = 1
    }
    await store.send(\.kitchen.presented, .testAgain) {
      $0.kitchen = .smoke(in: "Kitchen", ring: 2)
      $0.rings = 2
    }
    await store.send(\.kitchen.presented, .otherSensor) {
      $0.kitchen = nil
      $0.cellar = .smoke(in: "Cellar", ring: 3)
      $0.rings = 3
    }
    await store.send(\.cellar.dismiss) { $0.cellar = nil }
    await store.send(.sirenTapped) { $0.siren = .howLong }
    await store.send(\.siren.presented, .long) {
      $0.siren = nil
      $0.seconds = 10
    }
  }

  @Test("alerts follow each other, each evaluating the screen once")
  func chain() throws {
    let (store, bench) = makeBench()
    let screen = ["SmokeAlarmView"]
    try bench.tap("Test a sensor", evaluates: screen)
    #expect(bench.screen.alert?.title == "Kitchen, ring 1")
    #expect(bench.screen.alert?.message == "This is a test. Nothing burns.")
    try bench.tap("Test this sensor again", evaluates: screen)
    #expect(bench.screen.alert?.title == "Kitchen, ring 2")
    try bench.tap("Test the other sensor", evaluates: screen)
    #expect(bench.screen.alert?.title == "Cellar, ring 3")
    try bench.tap("Test this sensor again", evaluates: screen)
    #expect(bench.screen.alert?.title == "Cellar, ring 4")
    try bench.tap("Test the other sensor", evaluates: screen)
    #expect(bench.screen.alert?.title == "Kitchen, ring 5")
    try bench.tap("Silence", evaluates: screen)
    #expect(bench.screen.alert == nil)
    #expect(store.kitchen == nil)
    #expect(bench.screen.texts == ["Rings: 5", "Siren: 0 s"])
  }

  @Test("two alerts at once are answered from front to back")
  func both() throws {
    let (store, bench) = makeBench()
    try bench.tap("Test both sensors", evaluates: ["SmokeAlarmView"])
    #expect(bench.screen.alert?.title == "Cellar, ring 2")
    try bench.tap("Silence", evaluates: ["SmokeAlarmView"])
    #expect(store.cellar == nil)
    #expect(bench.screen.alert?.title == "Kitchen, ring 1")
    try bench.tap("Silence", evaluates: ["SmokeAlarmView"])
    #expect(store.kitchen == nil)
    #expect(bench.screen.alert == nil)
  }

  @Test("a dialog's answer evaluates the screen and the view it changes")
  func dialog() throws {
    let (store, bench) = makeBench()
    try bench.tap("Sound the siren", evaluates: ["SmokeAlarmView"])
    #expect(bench.screen.confirmationDialog?.title == "How long?")
    try bench.tap("Ten seconds", evaluates: ["SmokeAlarmView", "SirenView"])
    #expect(bench.screen.confirmationDialog == nil)
    try bench.tap("Sound the siren", evaluates: ["SmokeAlarmView"])
    try bench.tap("No siren", evaluates: ["SmokeAlarmView"])
    #expect(store.seconds == 10)
  }
}
