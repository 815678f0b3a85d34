import ComposableArchitectureClassic
import Dispatch
import Testing

// A feature of 2020: ships in a harbour, which are assigned anew once the tide gauge has settled.

private struct Ship: Equatable, Identifiable {
  let id: String
  var draught: Int
  var flag = "?"
}

private enum ShipAction: Equatable {
  case loaded(tons: Int)
  case reflagged(String)
}

private let shipReducer = Reducer<Ship, ShipAction, Void> { ship, action, _ in
  switch action {
  case .loaded(let tons): ship.draught += tons / 1_000
  case .reflagged(let flag): ship.flag = flag
  }
  return .none
}

private struct Harbour: Equatable {
  var berths: IdentifiedArrayOf<Ship>
}

private enum HarbourAction: Equatable {
  case arrived(draught: Int)
  case assigned
  case ship(id: String, action: ShipAction)
}

private struct HarbourEnvironment {
  var gauge: AnySchedulerOf<DispatchQueue>
  var name: () -> String
}

private struct AssignmentID: Hashable {}

private let harbourReducer = Reducer<Harbour, HarbourAction, HarbourEnvironment>.combine(
  shipReducer.forEach(
    state: \.berths, action: /HarbourAction.ship(id:action:), environment: { _ in }),
  Reducer { harbour, action, environment in
    switch action {
    case .arrived(let draught):
      harbour.berths.append(Ship(id: environment.name(), draught: draught))
    case .assigned:
      harbour.berths = IdentifiedArrayOf(
        uniqueElements: harbour.berths.sorted { $0.draught > $1.draught })
    case .ship(id: _, action: .loaded):
      return Effect(value: .assigned)
        .debounce(id: AssignmentID(), for: 30, scheduler: environment.gauge)
    case .ship:
      break
    }
    return .none
  }
)

/// A classic harbour.
struct BerthsTests {
  private let gauge = DispatchQueue.test

  private func store(
    _ ships: Ship...
  ) -> TestStore<Harbour, Harbour, HarbourAction, HarbourAction, HarbourEnvironment> {
    TestStore(
      initialState: Harbour(berths: IdentifiedArrayOf(uniqueElements: ships)),
      reducer: harbourReducer,
      environment: HarbourEnvironment(gauge: gauge.eraseToAnyScheduler(), name: { "Tern" }))
  }

  @Test("a ship arrives, and changes its flag")
  func arrival() {
    let store = store()
    store.send(.arrived(draught: 4)) { $0.berths = [Ship(id: "Tern", draught: 4)] }
    store.send(.ship(id: "Tern", action: .reflagged("NO"))) { $0.berths[id: "Tern"]?.flag = "NO" }
  }

  @Test("berths are assigned half a minute after the last loading")
  func assignment() {
    store(Ship(id: "Auk", draught: 5), Ship(id: "Coot", draught: 4)).assert(
      .send(.ship(id: "Coot", action: .loaded(tons: 1_000))) { $0.berths[1].draught = 5 },
      .do { self.gauge.advance(by: 29) },
      .send(.ship(id: "Coot", action: .loaded(tons: 3_500))) { $0.berths[1].draught = 8 },
      .do { self.gauge.advance(by: 29) },
      .do { self.gauge.advance(by: 1) },
      .receive(.assigned) {
        $0.berths = [Ship(id: "Coot", draught: 8), Ship(id: "Auk", draught: 5)]
      }
    )
  }
}
