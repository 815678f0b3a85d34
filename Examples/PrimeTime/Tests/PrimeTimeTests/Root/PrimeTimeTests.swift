#if Macros
import ComposableArchitecture
import DependenciesTestSupport
import Testing

@testable import PrimeTime

@MainActor
@Suite(.dependencies { $0.stop() }) struct PrimeTimeTests {
  func store() -> TestStoreOf<PrimeTime> {
    TestStore(initialState: PrimeTime.State()) { PrimeTime() }
  }

  @Test("A number kept on its screen is in the list of kept numbers")
  func keeping() async {
    let store = store()
    await store.send(.path(.push(id: 0, state: .kept(KeptNumbers.State())))) {
      $0.path[id: 0] = .kept(KeptNumbers.State())
    }
    await store.send(.path(.push(id: 1, state: .init(number: 7)))) {
      $0.path[id: 1] = .init(number: 7)
    }
    await store.send(\.path[id: 1].number.keepButtonTapped) {
      $0.$kept.withLock { $0 = [7] }
    }
    #expect(store.state.path[id: 0]?.kept?.kept == [7])
  }
}
#endif
