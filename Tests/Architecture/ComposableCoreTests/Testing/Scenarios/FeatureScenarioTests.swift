#if Macros
import ComposableCore
import DependenciesTestSupport
import Testing

/// A row, a sheet or a screen that ticks while it is there.
@Reducer
private struct Ticking {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var ticks = 0
  }

  enum Action: Equatable, Sendable {
    case start, tick, delegate, close
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .tick:
        state.ticks += 1
        return state.ticks == 3 ? .send(.delegate) : .none
      case .delegate:
        return .cancel(id: "timer")
      case .close:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// A feature that shows such features in every way.
@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Ticking.State?
    var path = StackState<Ticking.State>()
    var rows: IdentifiedArrayOf<Ticking.State> = []
    var optional: Ticking.State?
    var ends = 0
  }

  enum Action: Equatable, Sendable {
    case addRow(Int)
    case removeRow(Int)
    case push(Int)
    case show(Int)
    case toggle
    case sheet(PresentationAction<Ticking.Action>)
    case path(StackActionOf<Ticking>)
    case rows(IdentifiedActionOf<Ticking>)
    case optional(Ticking.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addRow(let id): state.rows.append(Ticking.State(id: id))
      case .removeRow(let id): state.rows.remove(id: id)
      case .push(let id): state.path.append(Ticking.State(id: id))
      case .show(let id): state.sheet = Ticking.State(id: id)
      case .toggle: state.optional = state.optional == nil ? Ticking.State(id: 0) : nil
      case .sheet(.presented(.delegate)), .path(.element(_, .delegate)),
        .rows(.element(_, .delegate)), .optional(.delegate):
        state.ends += 1
      case .sheet, .path, .rows, .optional: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Ticking() }
    .forEach(\.path, action: \.path) { Ticking() }
    .forEach(\.rows, action: \.rows) { Ticking() }
    .ifLet(\.optional, action: \.optional) { Ticking() }
  }
}

@MainActor
@Suite("TestStore scenarios: effects of nested features", .dependencies)
struct FeatureScenarioTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<Host> {
    TestStore(initialState: Host.State()) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("timers of several rows tick independently")
  func rows() async {
    let store = makeStore()
    for id in 1...3 {
      await store.send(.addRow(id)) { $0.rows.append(Ticking.State(id: id)) }
      await store.send(\.rows[id: id].start)
      await clock.advance(by: .milliseconds(100))
    }
    await clock.advance(by: .seconds(1))
    for id in 1...3 { await store.receive(\.rows[id: id].tick) { $0.rows[id: id]?.ticks = 1 } }
    for id in 1...3 {
      await store.send(.removeRow(id)) { $0.rows.remove(id: id) }
    }
    await clock.run()
    await store.finish()
  }

  @Test("a removed row's timer stops, other rows' timers continue")
  func removedRow() async {
    let store = makeStore()
    for id in 1...2 {
      await store.send(.addRow(id)) { $0.rows.append(Ticking.State(id: id)) }
      await store.send(\.rows[id: id].start)
    }
    await store.send(.removeRow(1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].tick) { $0.rows[id: 2]?.ticks = 1 }
    await store.send(.removeRow(2)) { $0.rows.remove(id: 2) }
  }

  @Test("a finished row sends its list a delegate action")
  func rowDelegate() async {
    let store = makeStore()
    await store.send(.addRow(1)) { $0.rows.append(Ticking.State(id: 1)) }
    await store.send(\.rows[id: 1].start)
    await clock.advance(by: .seconds(10))
    for tick in 1...3 {
      await store.receive(\.rows[id: 1].tick) { $0.rows[id: 1]?.ticks = tick }
    }
    await store.receive(\.rows[id: 1].delegate) { $0.ends = 1 }
    await store.finish()
  }

  @Test("a replaced sheet's timer stops, and the new sheet's ticks")
  func sheets() async {
    let store = makeStore()
    for id in 1...3 {
      await store.send(.show(id)) { $0.sheet = Ticking.State(id: id) }
      await store.send(\.sheet.start)
      await clock.advance(by: .seconds(1))
      await store.receive(\.sheet.tick) { $0.sheet?.ticks = 1 }
    }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    await clock.run()
  }

  @Test("a finished sheet sends its parent a delegate action and dismisses")
  func sheetDelegate() async {
    let store = makeStore()
    await store.send(.show(1)) { $0.sheet = Ticking.State(id: 1) }
    await store.send(\.sheet.start)
    await clock.advance(by: .seconds(3))
    for tick in 1...3 { await store.receive(\.sheet.tick) { $0.sheet?.ticks = tick } }
    await store.receive(\.sheet.delegate) { $0.ends = 1 }
    await store.send(\.sheet.close)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
    await store.finish()
  }

  @Test("timers of screens lower on a stack continue")
  func stack() async {
    let store = makeStore()
    for id in 0...2 {
      await store.send(.push(id)) {
        $0.path[id: StackElementID(integerLiteral: id)] = Ticking.State(id: id)
      }
      await store.send(\.path[id: StackElementID(integerLiteral: id)].start)
    }
    await clock.advance(by: .seconds(1))
    for id in 0...2 {
      await store.receive(\.path[id: StackElementID(integerLiteral: id)].tick) {
        $0.path[id: StackElementID(integerLiteral: id)]?.ticks = 1
      }
    }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    await clock.run()
    await store.finish()
  }

  @Test("popping several screens ends their effects only")
  func popFromMiddle() async {
    let store = makeStore()
    for id in 0...1 {
      await store.send(.push(id)) {
        $0.path[id: StackElementID(integerLiteral: id)] = Ticking.State(id: id)
      }
      await store.send(\.path[id: StackElementID(integerLiteral: id)].start)
    }
    await store.send(\.path.popFrom, 1) { $0.path[id: 1] = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.ticks = 1 }
    await store.send(\.path.popFrom, 0) { $0.path[id: 0] = nil }
  }

  @Test("a screen that dismisses itself is popped, and its effects end")
  func selfPop() async {
    let store = makeStore()
    await store.send(.push(0)) { $0.path[id: 0] = Ticking.State(id: 0) }
    await store.send(\.path[id: 0].start)
    await store.send(\.path[id: 0].close)
    await store.receive(\.path.popFrom) { $0.path[id: 0] = nil }
    await clock.run()
    await store.finish()
  }

  @Test("an optional feature's effects end when it becomes nil")
  func optional() async {
    let store = makeStore()
    for _ in 1...3 {
      await store.send(.toggle) { $0.optional = Ticking.State(id: 0) }
      await store.send(\.optional.start)
      await clock.advance(by: .seconds(1))
      await store.receive(\.optional.tick) { $0.optional?.ticks = 1 }
      await store.send(.toggle) { $0.optional = nil }
    }
    await clock.run()
  }

  @Test("timers of all kinds of children tick in their starting order")
  func all() async {
    let store = makeStore()
    await store.send(.addRow(1)) { $0.rows.append(Ticking.State(id: 1)) }
    await store.send(.show(2)) { $0.sheet = Ticking.State(id: 2) }
    await store.send(.push(3)) { $0.path[id: 0] = Ticking.State(id: 3) }
    await store.send(.toggle) { $0.optional = Ticking.State(id: 0) }
    await store.send(\.path[id: 0].start)
    await store.send(\.optional.start)
    await store.send(\.rows[id: 1].start)
    await store.send(\.sheet.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.ticks = 1 }
    await store.receive(\.optional.tick) { $0.optional?.ticks = 1 }
    await store.receive(\.rows[id: 1].tick) { $0.rows[id: 1]?.ticks = 1 }
    await store.receive(\.sheet.tick) { $0.sheet?.ticks = 1 }
    await store.skipInFlightEffects()
  }

  @Test("a test that is not exhaustive follows one feature among many")
  func nonexhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    for id in 1...5 {
      await store.send(.addRow(id))
      await store.send(\.rows[id: id].start)
    }
    await clock.advance(by: .seconds(3))
    await store.receive(\.rows[id: 4].delegate) { $0.rows[id: 4]?.ticks = 3 }
    await store.skipReceivedActions()
    #expect(store.state.ends == 5)
  }

  @Test("a dependency changed during the test applies to later effects only")
  func dependencies() async {
    let store = makeStore()
    let other = TestClock()
    await store.send(.addRow(1)) { $0.rows.append(Ticking.State(id: 1)) }
    await store.send(\.rows[id: 1].start)
    store.dependencies.continuousClock = other
    await store.send(.addRow(2)) { $0.rows.append(Ticking.State(id: 2)) }
    await store.send(\.rows[id: 2].start)
    await other.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].tick) { $0.rows[id: 2]?.ticks = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].tick) { $0.rows[id: 1]?.ticks = 1 }
    await store.skipInFlightEffects()
  }
}
#endif
