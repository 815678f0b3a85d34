import ComposableArchitectureClassic
import Foundation
import Testing
import ViewTesting

@testable import ProbeClassic

/// Probe: the bakery of 2021.
@MainActor
struct BakeryTests {
  private func makeBench() -> (Store<BakeryState, BakeryAction>, Bench) {
    let store = Store(
      initialState: BakeryState(), reducer: bakeryReducer,
      environment: BakeryEnvironment(mainQueue: .immediate))
    return (store, Bench(BakeryView(store: store)))
  }

  @Test("rolls are baked after a second, unless the oven is switched off")
  func feature() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: BakeryState(), reducer: bakeryReducer,
      environment: BakeryEnvironment(mainQueue: scheduler.eraseToAnyScheduler()))
    store.send(.loaf(id: 2, action: .sliceTapped)) { $0.loaves[id: 2]?.slices = 1 }
    store.send(.sell) { $0.loaves = [LoafState(id: 2, slices: 1)] }
    store.send(.ovenSwitched) { $0.oven = OvenState() }
    store.send(.oven(.bakeTapped)) { $0.oven?.isBaking = true }
    store.send(.oven(.bakeTapped))
    scheduler.advance(by: .seconds(1))
    store.receive(.oven(.rollsDone)) { $0.oven = OvenState(rolls: 12) }
    store.send(.oven(.bakeTapped)) { $0.oven?.isBaking = true }
    store.send(.ovenSwitched) { $0.oven = nil }
    scheduler.run()
    store.send(.signRead) { $0.sign = .closed(1) }
    store.send(.signTurned) { $0.sign = .open(0) }
  }

  @Test("slicing evaluates the loaf, selling evaluates the shelf")
  func loaves() throws {
    let (_, bench) = makeBench()
    try bench.tap("Slice loaf 2", evaluates: ["LoafView.content"])
    try bench.tap("Slice loaf 1", evaluates: ["LoafView.content"])
    // A store that functions scope makes the stores of its rows anew.
    try bench.tap(
      "Sell the first loaf",
      evaluates: ["BakeryView.counter", "BakeryView.loaves", "LoafView", "LoafView.content"])
    #expect(
      bench.screen.texts == ["Slices: 1", "Loaves on the shelf: 1", "Closed, read by 0"])
  }

  @Test("switching the oven on evaluates its view, baking its content")
  func oven() throws {
    let (_, bench) = makeBench()
    let oven = "Switch the oven on or off"
    try bench.tap(oven, evaluates: ["BakeryView.oven", "OvenView", "OvenView.content"])
    try bench.tap("Bake a dozen rolls", evaluates: ["OvenView.content"])
    #expect(bench.screen.texts.contains("Rolls: 12"))
    try bench.tap(oven, evaluates: [])
    #expect(!bench.screen.texts.contains("Rolls: 12"))
  }

  @Test("turning the sign evaluates its new case, reading it only the text")
  func sign() throws {
    let (_, bench) = makeBench()
    try bench.tap("Read the sign", evaluates: [])
    #expect(bench.screen.texts.last == "Closed, read by 1")
    try bench.tap("Turn the sign", evaluates: ["SignView.open"])
    #expect(bench.screen.texts.last == "Open, read by 0")
    try bench.tap("Read the sign", evaluates: [])
    #expect(bench.screen.texts.last == "Open, read by 1")
  }
}
