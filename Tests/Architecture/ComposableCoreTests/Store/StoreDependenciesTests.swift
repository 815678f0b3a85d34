import ComposableCore
import Foundation
import Testing

@MainActor
struct StoreDependenciesTests {
  @Test("a store combines its creator's dependencies with its own overrides")
  func snapshot() {
    let store = withDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      Store(initialState: Stamp.State()) {
        Stamp()
      } withDependencies: {
        $0.date.now = Date(timeIntervalSince1970: 2)
      }
    }
    withDependencies {
      $0.uuid = .constant(UUID(8))
    } operation: {
      _ = store.send(.stampButtonTapped)
    }
    #expect(store.withState(\.id) == UUID(7))
    #expect(store.withState(\.date) == Date(timeIntervalSince1970: 2))
  }
}

private struct Stamp: Reducer {
  struct State: Equatable {
    var id: UUID?
    var date: Date?
  }

  enum Action {
    case stampButtonTapped
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = State(id: uuid(), date: now)
    return .none
  }
}
