import ComposableArchitectureClassic
import Testing

// The code of the first page of the module's catalogue.

// quoted: feature
private struct DoorState: Equatable {
  var isLocked = true
  var visitor: String?
}

private enum DoorAction: Equatable {
  case bellRang
  case keyTurned
  case visitorNamed(String)
}

private struct DoorEnvironment {
  var askName: () -> Effect<String, Never>
}

private let doorReducer = Reducer<DoorState, DoorAction, DoorEnvironment> {
  state, action, environment in
  switch action {
  case .bellRang:
    return environment.askName().map(DoorAction.visitorNamed)
  case .keyTurned:
    state.isLocked.toggle()
    return .none
  case .visitorNamed(let name):
    state.visitor = name
    return .none
  }
}
// end

/// ComposableArchitectureClassic: the catalogue's first page.
struct CatalogueTests {
  @Test("a test store asserts sent and received actions")
  func door() {
    // quoted: test
    let store = TestStore(
      initialState: DoorState(),
      reducer: doorReducer,
      environment: DoorEnvironment(askName: { Effect(value: "Ada") }))
    store.send(.bellRang)
    store.receive(.visitorNamed("Ada")) { $0.visitor = "Ada" }
    store.send(.keyTurned) { $0.isLocked = false }
    // end
  }
}
