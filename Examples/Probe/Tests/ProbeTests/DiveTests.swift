import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: the dive, whose alerts close with their screens.
@MainActor
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

  @Test("an alert action lets the parent pop the depth with its alert")
  func parentPops() async {
    let store = TestStore(initialState: Dive.State()) { Dive() }
    await store.send(\.depths.push, (id: 0, state: Depth.State())) {
      $0.depths[id: 0] = Depth.State()
    }
    await store.send(\.depths[id: 0].askTapped) { $0.depths[id: 0]?.alert = .leave }
    await store.send(\.depths[id: 0].alert.presented, .partnerPulls) { $0.depths = StackState() }
  }

  @Test("a depth that dismisses itself is popped after its alert is nil")
  func dismissal() async {
    let store = TestStore(initialState: Dive.State()) { Dive() }
    await store.send(\.depths.push, (id: 0, state: Depth.State())) {
      $0.depths[id: 0] = Depth.State()
    }
    await store.send(\.depths[id: 0].askTapped) { $0.depths[id: 0]?.alert = .leave }
    await store.send(\.depths[id: 0].alert.presented, .swimUp) { $0.depths[id: 0]?.alert = nil }
    await store.receive(\.depths.popFrom) { $0.depths = StackState() }
  }

  @Test("popping a screen in the parent closes its alert at once")
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

  @Test("popping all screens closes the last one's alert at once")
  func surface() throws {
    let (store, bench) = try makeBench()
    try bench.tap("Straight to the surface")
    #expect(bench.screen.alert == nil)
    #expect(store.depths.count == 0)
    #expect(bench.screen.title == "Surface")
  }

  @Test("a screen that dismisses itself is popped with its alert")
  func swim() async throws {
    let (store, bench) = try makeBench()
    try bench.tap("I swim up")
    try await bench.screen.wait { store.depths.count == 1 }
    #expect(bench.screen.alert == nil)
    #expect(bench.screen.title == "Under water")
  }

  @Test("an alert button without an effect closes the alert only")
  func stay() throws {
    let (store, bench) = try makeBench()
    try bench.tap("Stay down", evaluates: ["DepthView"])
    #expect(bench.screen.alert == nil)
    #expect(store.depths.count == 2)
  }

  @Test("a popped screen's alert of a store sends no dismiss action")
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
