import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

@MainActor
@Suite("Probe: the dive, whose alerts take their screens along")
struct DiveTests {
  private func makeBench() throws -> (StoreOf<Dive>, Bench) {
    let store = Store(initialState: Dive.State()) { Dive() }
    let bench = Bench(DiveView(store: store))
    try bench.follow("Go down", evaluates: ["DepthView"])
    try bench.follow("Go down", evaluates: ["DepthView"])
    try bench.tap("Ask to leave this depth", evaluates: ["DepthView"])
    #expect(bench.screen.alert?.title == "Leave this depth?")
    return (store, bench)
  }

  @Test("the parent pops the depth that asks, and its alert with it")
  func parentPops() async {
    let store = TestStore(initialState: Dive.State()) { Dive() }
    await store.send(\.depths.push, (id: 0, state: Depth.State())) {
      $0.depths[id: 0] = Depth.State()
    }
    await store.send(\.depths[id: 0].askTapped) { $0.depths[id: 0]?.alert = .leave }
    await store.send(\.depths[id: 0].alert.presented, .partnerPulls) { $0.depths = StackState() }
  }

  @Test("a depth that dismisses itself goes after its alert")
  func dismissal() async {
    let store = TestStore(initialState: Dive.State()) { Dive() }
    await store.send(\.depths.push, (id: 0, state: Depth.State())) {
      $0.depths[id: 0] = Depth.State()
    }
    await store.send(\.depths[id: 0].askTapped) { $0.depths[id: 0]?.alert = .leave }
    await store.send(\.depths[id: 0].alert.presented, .swimUp) { $0.depths[id: 0]?.alert = nil }
    await store.receive(\.depths.popFrom) { $0.depths = StackState() }
  }

  @Test("an alert and its screen go at once when the parent pops them")
  func pull() throws {
    let (store, bench) = try makeBench()
    try bench.tap("My partner pulls me up")
    #expect(bench.screen.alert == nil)
    #expect(store.depths.count == 1)
    #expect(bench.screen.title == "Under water")
    try bench.tap("Ask to leave this depth")
    try bench.tap("My partner pulls me up")
    #expect(bench.screen.alert == nil)
    #expect(bench.screen.title == "Surface")
  }

  @Test("all screens go at once, and the alert of the last one")
  func surface() throws {
    let (store, bench) = try makeBench()
    try bench.tap("Straight to the surface")
    #expect(bench.screen.alert == nil)
    #expect(store.depths.count == 0)
    #expect(bench.screen.title == "Surface")
  }

  @Test("a screen that dismisses itself is gone, and its alert too")
  func swim() async throws {
    let (store, bench) = try makeBench()
    try bench.tap("I swim up")
    try await bench.screen.wait { store.depths.count == 1 }
    #expect(bench.screen.alert == nil)
    #expect(bench.screen.title == "Under water")
  }

  @Test("an answer that leads nowhere takes the alert away alone")
  func stay() throws {
    let (store, bench) = try makeBench()
    try bench.tap("Stay down", evaluates: ["DepthView"])
    #expect(bench.screen.alert == nil)
    #expect(store.depths.count == 2)
  }

  @Test("an alert of 2023 that goes with its screen sends nothing to it")
  func alertOfStore() throws {
    let store = Store(initialState: Dive.State()) { Dive() }
    let bench = Bench(
      NavigationStackStore(store.scope(state: \.depths, action: \.depths)) {
        NavigationLink("Go down", state: Depth.State()).navigationTitle("Surface")
      } destination: { depth in
        Button("Ask") { depth.send(.askTapped) }
          .navigationTitle("Under water")
          .alert(store: depth.scope(state: \.$alert, action: \.alert))
      })
    try bench.screen.link("Go down").tap()
    try bench.screen.button("Ask").tap()
    try bench.screen.button("My partner pulls me up").tap()
    #expect(bench.screen.alert == nil)
    #expect(bench.screen.title == "Surface")
  }
}
