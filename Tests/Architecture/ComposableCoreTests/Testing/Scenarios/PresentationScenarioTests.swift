#if Macros
@_spi(Internals) import ComposableCore
import Testing

@Reducer
struct LivingChild {
  struct State: Equatable, Identifiable {
    let id: Int
    var ticks = 0
  }

  enum Action: Equatable, Sendable {
    case task
    case tick
    case close
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      case .close:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct LivingParent {
  struct State: Equatable {
    @PresentationState var child: LivingChild.State?
    var path = StackState<LivingChild.State>()
  }

  enum Action: Equatable, Sendable {
    case present(Int)
    case push(Int)
    case child(PresentationAction<LivingChild.Action>)
    case path(StackAction<LivingChild.State, LivingChild.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .present(let id):
        state.child = LivingChild.State(id: id)
        return .none
      case .push(let id):
        state.path.append(LivingChild.State(id: id))
        return .none
      case .child, .path:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { LivingChild() }
    .forEach(\.path, action: \.path) { LivingChild() }
  }
}

/// TestStore scenarios: long-lived effects of presented features.
@MainActor
struct PresentationScenarioTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<LivingParent> {
    TestStore(initialState: LivingParent.State()) {
      LivingParent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("a child's effects end when it is dismissed", arguments: 0...5)
  func dismissal(ticks: Int) async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = LivingChild.State(id: 1) }
    await store.send(.child(.presented(.task)))
    for tick in 0..<ticks {
      await clock.advance(by: .seconds(1))
      await store.receive(.child(.presented(.tick))) { $0.child?.ticks = tick + 1 }
    }
    await store.send(.child(.dismiss)) { $0.child = nil }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test("a child that dismisses itself is received as a dismiss action", arguments: 1...5)
  func selfDismissal(times: Int) async {
    let store = makeStore()
    for id in 1...times {
      await store.send(.present(id)) { $0.child = LivingChild.State(id: id) }
      await store.send(.child(.presented(.task)))
      await store.send(.child(.presented(.close)))
      await store.receive(.child(.dismiss)) { $0.child = nil }
    }
    await store.finish()
  }

  @Test("a child that replaces another runs its own effects")
  func replacement() async {
    let store = makeStore()
    await store.send(.present(1)) { $0.child = LivingChild.State(id: 1) }
    await store.send(.child(.presented(.task)))
    await store.send(.present(2)) { $0.child = LivingChild.State(id: 2) }
    await clock.advance(by: .seconds(1))
    await store.finish()
    await store.send(.child(.presented(.task)))
    await clock.advance(by: .seconds(1))
    await store.receive(.child(.presented(.tick))) { $0.child?.ticks = 1 }
    await store.send(.child(.dismiss)) { $0.child = nil }
  }

  @Test("a push is asserted with the element id that the feature generated", arguments: 1...5)
  func stackIDs(count: Int) async {
    let store = makeStore()
    for id in 0..<count {
      await store.send(.push(id)) { $0.path.append(LivingChild.State(id: id)) }
    }
    #expect(store.state.path.count == count)
  }

  @Test("stores of one test share one sequence of element ids", .dependencies)
  func stacksOfTwoStores() async {
    let stores = [makeStore(), makeStore()]
    for id in 0..<3 {
      for store in stores {
        await store.send(.push(id)) { $0.path.append(LivingChild.State(id: id)) }
      }
    }
    #expect(stores.map { $0.state.path.ids } == [[0, 2, 4], [1, 3, 5]])
  }

  @Test("a stack element's effects end when it is popped", arguments: 0...3)
  func pop(ticks: Int) async throws {
    let store = makeStore()
    await store.send(.push(1)) { $0.path.append(LivingChild.State(id: 1)) }
    let id = try #require(store.state.path.ids.first)
    await store.send(.path(.element(id: id, action: .task)))
    for tick in 0..<ticks {
      await clock.advance(by: .seconds(1))
      await store.receive(.path(.element(id: id, action: .tick))) {
        $0.path[id: id]?.ticks = tick + 1
      }
    }
    await store.send(.path(.popFrom(id: id))) { $0.path.removeAll() }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test("a stack element can pop itself")
  func selfPop() async throws {
    let store = makeStore()
    await store.send(.push(1)) { $0.path.append(LivingChild.State(id: 1)) }
    let id = try #require(store.state.path.ids.first)
    await store.send(.path(.element(id: id, action: .task)))
    await store.send(.path(.element(id: id, action: .close)))
    await store.receive(.path(.popFrom(id: id))) { $0.path.removeAll() }
  }

  @Test("a root feature that dismisses itself ends its effects")
  func rootDismissal() async {
    let store = TestStore(initialState: LivingChild.State(id: 1)) {
      LivingChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    #expect(store.dependencies.isPresented)
    await store.send(.task)
    #expect(!store.isDismissed)
    await store.send(.close)
    #expect(store.isDismissed)
    await store.finish()
  }
}
#endif
