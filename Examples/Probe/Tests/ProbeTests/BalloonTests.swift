import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: the balloon, with animated bindings.
@MainActor
struct BalloonTests {
  private func makeBench() -> (StoreOf<Balloon>, Bench) {
    let store = Store(initialState: Balloon.State()) { Balloon() }
    return (store, Bench(BalloonView(store: store)))
  }

  @Test("a store's binding evaluates the store's content, animated or not")
  func store() throws {
    let (store, bench) = makeBench()
    let content = ["BalloonView.store"]
    #expect(bench.screen.texts == ["Limp", "Limp"])
    try bench.toggle("Store, at once", evaluates: content)
    #expect(bench.screen.texts == ["Inflated", "Limp"])
    try bench.toggle("Store, animated", evaluates: content)
    try bench.tap("Pump the store at once", evaluates: content)
    #expect(store.withState(\.isInflated))
    try bench.tap("Pump the store slowly", evaluates: content)
    #expect(bench.screen.texts == ["Limp", "Limp"])
  }

  @Test("a view's binding evaluates the view, animated or not")
  func view() throws {
    let (store, bench) = makeBench()
    let plain = ["BalloonView", "BalloonView.store"]
    try bench.toggle("View, at once", evaluates: plain)
    #expect(bench.screen.texts == ["Limp", "Inflated"])
    try bench.toggle("View, animated", evaluates: plain)
    try bench.tap("Pump the view at once", evaluates: plain)
    try bench.tap("Pump the view slowly", evaluates: plain)
    #expect(bench.screen.texts == ["Limp", "Limp"])
    #expect(!store.withState(\.isInflated))
  }
}
