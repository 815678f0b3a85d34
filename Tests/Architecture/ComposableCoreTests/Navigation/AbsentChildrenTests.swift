#if Macros
import DependenciesTestSupport
import Testing

@testable import ComposableCore

/// A parent that removes what its child presents, past the operators that run it.
@Reducer
private struct HubParent {
  struct State: Equatable {
    var hub = Hub.State()
    var hubs: IdentifiedArrayOf<Hub.State> = []
  }

  enum Action: Equatable {
    case hub(Hub.Action)
    case hubs(IdentifiedActionOf<Hub>)
    case clear(Hub.Place)
    case clearInHub(Int, Hub.Place)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.hub, action: \.hub) { Hub() }
    Reduce { state, action in
      switch action {
      case .clear(let place): state.hub.clear(place)
      case .clearInHub(let id, let place): state.hubs[id: id]?.clear(place)
      case .hub, .hubs: break
      }
      return .none
    }
    .forEach(\.hubs, action: \.hubs) { Hub() }
  }
}

/// A feature with another one twice, side by side.
@Reducer
private struct HubPair {
  struct State: Equatable {
    var left = Hub.State()
    var right = Hub.State()
  }

  enum Action: Equatable {
    case left(Hub.Action)
    case right(Hub.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Hub() }
    Scope(state: \.right, action: \.right) { Hub() }
  }
}

/// A feature with a child of each kind, and logic of its own after the operators that run them.
@Reducer
private struct Hub {
  enum Place: Equatable, CaseIterable {
    case optional
    case sheet
    case rows
    case path
    case screen
  }

  struct State: Equatable, Identifiable {
    var id = 0
    var optional: Machine.State? = Machine.State(id: 1)
    @PresentationState var sheet: Machine.State? = Machine.State(id: 1)
    var rows: IdentifiedArrayOf<Machine.State> = [Machine.State(id: 1), Machine.State(id: 2)]
    var path = StackState([Machine.State(id: 1), Machine.State(id: 2)])
    var screen = Screen.machine(Machine.State(id: 1))

    mutating func clear(_ place: Place) {
      switch place {
      case .optional: optional = nil
      case .sheet: sheet = nil
      case .rows: rows.remove(id: 2)
      case .path: path.removeAll()
      case .screen: screen = .empty
      }
    }
  }

  @CasePathable
  enum Screen: Equatable {
    case machine(Machine.State)
    case empty
  }

  enum Action: Equatable {
    case optional(Machine.Action)
    case sheet(PresentationAction<Machine.Action>)
    case rows(IdentifiedActionOf<Machine>)
    case path(StackActionOf<Machine>)
    case screen(Machine.Action)
    case clear(Place)
    case removeRow
    case rowRemoved
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Machine() }
        .ifLet(\.$sheet, action: \.sheet) { Machine() }
        .forEach(\.rows, action: \.rows) { Machine() }
        .forEach(\.path, action: \.path) { Machine() }
      Scope(state: \.screen, action: \.self) {
        EmptyReducer<Screen, Action>().ifCaseLet(\.machine, action: \.screen) { Machine() }
      }
    }
    Reduce { state, action in
      switch action {
      case .clear(let place):
        state.clear(place)
      case .removeRow:
        state.clear(.rows)
        return .send(.rowRemoved)
      case .rowRemoved:
        state.rows.append(Machine.State(id: 2))
      case .optional, .sheet, .rows, .path, .screen:
        break
      }
      return .none
    }
  }

  /// The action that starts work in the child at a place.
  static func start(_ place: Place, in state: State) -> Action {
    switch place {
    case .optional: .optional(.start)
    case .sheet: .sheet(.presented(.start))
    case .rows: .rows(.element(id: 2, action: .start))
    case .path: .path(.element(id: state.path.ids[1], action: .start))
    case .screen: .screen(.start)
    }
  }
}

/// A feature that empties its lists before their operators run.
@Reducer
private struct Shelf {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Machine.State> = [Machine.State(id: 1)]
    var path = StackState([Machine.State(id: 1)])
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<Machine>)
    case path(StackActionOf<Machine>)
    case empty
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .empty = action {
        state.rows.removeAll()
        state.path.removeAll()
      }
      return .none
    }
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Machine() }
      .forEach(\.path, action: \.path) { Machine() }
  }
}

/// A parent that removes a shelf in the action in which the shelf empties itself.
@Reducer
private struct Room {
  enum Place: CaseIterable {
    case optional
    case sheet
    case screen
  }

  struct State: Equatable {
    var optional: Shelf.State?
    @PresentationState var sheet: Shelf.State?
    var screen = Screen.empty

    mutating func set(_ place: Place, to shelf: Shelf.State?) {
      switch place {
      case .optional: optional = shelf
      case .sheet: sheet = shelf
      case .screen: screen = shelf.map { .shelf($0) } ?? .empty
      }
    }
  }

  @CasePathable
  enum Screen: Equatable {
    case shelf(Shelf.State)
    case empty
  }

  enum Action: Equatable {
    case optional(Shelf.Action)
    case sheet(PresentationAction<Shelf.Action>)
    case screen(Shelf.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { Shelf() }
      .ifLet(\.$sheet, action: \.sheet) { Shelf() }
    Scope(state: \.screen, action: \.self) {
      EmptyReducer<Screen, Action>().ifCaseLet(\.shelf, action: \.screen) { Shelf() }
    }
    Reduce { state, action in
      switch action {
      case .optional(.empty): state.set(.optional, to: nil)
      case .sheet(.presented(.empty)): state.set(.sheet, to: nil)
      case .screen(.empty): state.set(.screen, to: nil)
      case .optional, .sheet, .screen: break
      }
      return .none
    }
  }

  static func action(_ place: Place, _ action: Shelf.Action) -> Action {
    switch place {
    case .optional: .optional(action)
    case .sheet: .sheet(.presented(action))
    case .screen: .screen(action)
    }
  }
}

@MainActor
@Suite("Children removed by other reducers", .dependencies)
struct AbsentChildrenTests {
  fileprivate nonisolated static let lists = [Hub.Place.rows, .path]

  private func makeStore() -> TestStoreOf<HubParent> {
    TestStore(initialState: HubParent.State(hubs: [Hub.State(id: 1), Hub.State(id: 2)])) {
      HubParent()
    }
  }

  @Test(
    "a row's effects end when a sibling reducer removes the row", arguments: lists)
  fileprivate func sibling(_ place: Hub.Place) async {
    let store = makeStore()
    let task = await store.send(.hub(Hub.start(place, in: store.state.hub)))
    #expect(task.isRunning)
    await store.send(.hub(.clear(place))) { $0.hub.clear(place) }
    #expect(!task.isRunning)
  }

  @Test("a row's effects end when a new row takes its id in the same turn")
  func replaced() async {
    let store = makeStore()
    let task = await store.send(.hub(Hub.start(.rows, in: store.state.hub)))
    #expect(task.isRunning)
    await store.send(.hub(.removeRow)) { $0.hub.clear(.rows) }
    await store.receive(.hub(.rowRemoved)) { $0.hub.rows.append(Machine.State(id: 2)) }
    #expect(!task.isRunning)
  }

  @Test("of many working elements of a stack, exactly the popped ones end")
  func manyElements() async {
    let machines = (0..<40).map { Machine.State(id: $0) }
    let store = TestStore(initialState: Shelf.State(path: StackState(machines))) { Shelf() }
    let ids = store.state.path.ids
    var tasks: [TestStoreTask] = []
    for id in ids { tasks.append(await store.send(.path(.element(id: id, action: .start)))) }
    await store.send(.path(.popFrom(id: ids[37]))) { $0.path.pop(from: ids[37]) }
    #expect(tasks.indices.filter { tasks[$0].isRunning } == Array(0..<37))
    await store.send(.path(.popFrom(id: ids[2]))) { $0.path.pop(from: ids[2]) }
    #expect(tasks.indices.filter { tasks[$0].isRunning } == [0, 1])
    tasks.append(await store.send(.path(.element(id: ids[1], action: .start))))
    await store.send(.empty) {
      $0.rows = []
      $0.path = StackState()
    }
    #expect(!tasks.contains { $0.isRunning })
  }

  @Test("a row's effects end when a distant parent removes the row", arguments: lists)
  fileprivate func parent(_ place: Hub.Place) async {
    let store = makeStore()
    let task = await store.send(.hub(Hub.start(place, in: store.state.hub)))
    await store.send(.clear(place)) { $0.hub.clear(place) }
    #expect(!task.isRunning)
  }

  @Test("effects of removed nested rows end, effects of other rows continue", arguments: lists)
  fileprivate func row(_ place: Hub.Place) async {
    let store = makeStore()
    let first = Hub.start(place, in: store.state.hubs[id: 1]!)
    let second = Hub.start(place, in: store.state.hubs[id: 2]!)
    let kept = await store.send(.hubs(.element(id: 1, action: first)))
    let task = await store.send(.hubs(.element(id: 2, action: second)))
    await store.send(.clearInHub(2, place)) { $0.hubs[id: 2]?.clear(place) }
    #expect(kept.isRunning)
    #expect(!task.isRunning)
    await store.send(.clearInHub(1, place)) { $0.hubs[id: 1]?.clear(place) }
    #expect(!kept.isRunning)
  }

  @Test(
    "effects of an optional child set to nil elsewhere end at the next action",
    arguments: [Hub.Place.optional, .sheet, .screen])
  fileprivate func optional(_ place: Hub.Place) async {
    let store = makeStore()
    let task = await store.send(.hub(Hub.start(place, in: store.state.hub)))
    await store.send(.clear(place)) { $0.hub.clear(place) }
    #expect(task.isRunning)
    await store.send(.hub(.clear(place)))
    #expect(!task.isRunning)
  }

  @Test(
    "a row's effects end when its remover disappears in the same action",
    arguments: Room.Place.allCases, lists)
  fileprivate func goneWithParent(_ place: Room.Place, _ list: Hub.Place) async {
    let shelf = Shelf.State()
    var state = Room.State()
    state.set(place, to: shelf)
    let store = TestStore(initialState: state) { Room() }
    let start: Shelf.Action =
      list == .rows
      ? .rows(.element(id: 1, action: .start))
      : .path(.element(id: shelf.path.ids[0], action: .start))
    let task = await store.send(Room.action(place, start))
    #expect(task.isRunning)
    await store.send(Room.action(place, .empty)) { $0.set(place, to: nil) }
    #expect(!task.isRunning)
  }

  @Test(
    "an identical sibling feature's effects survive a child's removal",
    arguments: Hub.Place.allCases)
  fileprivate func twin(_ place: Hub.Place) async {
    let store = TestStore(initialState: HubPair.State()) { HubPair() }
    let kept = await store.send(.left(Hub.start(place, in: store.state.left)))
    let task = await store.send(.right(Hub.start(place, in: store.state.right)))
    await store.send(.right(.clear(place))) { $0.right.clear(place) }
    await store.send(.right(.clear(place)))
    #expect(kept.isRunning)
    #expect(!task.isRunning)
    await store.send(.left(.clear(place))) { $0.left.clear(place) }
    await store.send(.left(.clear(place)))
    #expect(!kept.isRunning)
  }
}
#endif
