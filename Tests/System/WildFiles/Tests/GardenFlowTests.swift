import ComposableArchitecture
import XCTest

@Reducer
struct Garden {
  @Reducer
  enum Destination {
    case add(AddPlant)
    case alert(AlertState<Never>)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var plants: IdentifiedArrayOf<Plant> = []
    var lastWatered: Date?
  }

  enum Action {
    case addTapped
    case destination(PresentationAction<Destination.Action>)
    case waterAll
    case persisted(Result<Void, any Error>)
  }

  struct Plant: Equatable, Identifiable, Codable {
    let id: UUID
    var name: String
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.dataManager) var dataManager
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .add(AddPlant.State(plant: Plant(id: uuid(), name: "")))
        return .none
      case .destination(.presented(.add(.saveTapped))):
        guard case .some(.add(let add)) = state.destination else { return .none }
        state.plants.append(add.plant)
        state.destination = nil
        return .run { [plants = state.plants] send in
          try await mainQueue.sleep(for: .seconds(1))
          await send(.persisted(Result { try dataManager.save(JSONEncoder().encode(plants), "plants") }))
        }
      case .destination:
        return .none
      case .persisted(.success):
        return .none
      case .persisted(.failure):
        state.destination = .alert(AlertState { TextState("Not saved") })
        return .none
      case .waterAll:
        state.lastWatered = now
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Garden.Destination.State: Equatable {}

@Reducer
struct AddPlant {
  @ObservableState
  struct State: Equatable { var plant: Garden.Plant }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct DataManager: Sendable {
  var save: @Sendable (Data, String) throws -> Void
}

extension DataManager: DependencyKey {
  static let liveValue = DataManager { data, name in
    try data.write(to: .documentsDirectory.appending(component: name), options: [.atomic])
  }
  static let testValue = DataManager(save: unimplemented("DataManager.save"))
}

extension DependencyValues {
  var dataManager: DataManager {
    get { self[DataManager.self] }
    set { self[DataManager.self] = newValue }
  }
}

@MainActor
final class GardenFlowTests: XCTestCase {
  func testAdding() async throws {
    let queue = DispatchQueue.test
    let saved = LockIsolated(Data())
    let store = TestStore(initialState: Garden.State()) {
      Garden()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.dataManager.save = { data, _ in saved.setValue(data) }
    }

    await store.send(.addTapped) {
      $0.destination = .add(AddPlant.State(plant: Garden.Plant(id: UUID(0), name: "")))
    }
    await store.send(\.destination.add.binding.plant, Garden.Plant(id: UUID(0), name: "Fern")) {
      $0.destination.modify(\.add) { $0.plant.name = "Fern" }
    }
    await store.send(\.destination.add.saveTapped) {
      $0.destination = nil
      $0.plants = [Garden.Plant(id: UUID(0), name: "Fern")]
    }
    await queue.advance(by: .seconds(1))
    await store.receive(\.persisted.success)
    let decoded = try JSONDecoder().decode([Garden.Plant].self, from: saved.value)
    XCTAssertEqual(decoded.map(\.name), ["Fern"])
  }

  func testFailureShowsAlert() async {
    struct Full: Error {}
    let store = TestStore(
      initialState: Garden.State(destination: .add(AddPlant.State(plant: .init(id: UUID(5), name: "Ivy"))))
    ) {
      Garden()
    } withDependencies: {
      $0.mainQueue = .immediate
      $0.dataManager.save = { _, _ in throw Full() }
    }

    await store.send(.destination(.presented(.add(.saveTapped)))) {
      $0.destination = nil
      $0.plants = [Garden.Plant(id: UUID(5), name: "Ivy")]
    }
    await store.receive(\.persisted.failure) {
      $0.destination = .alert(AlertState { TextState("Not saved") })
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  func testWatering() async {
    let store = TestStore(initialState: Garden.State()) {
      Garden()
        .dependency(\.date, DateGenerator { Date(timeIntervalSince1970: 1_000) })
    }
    await store.send(.waterAll) {
      $0.lastWatered = Date(timeIntervalSince1970: 1_000)
    }
  }
}
