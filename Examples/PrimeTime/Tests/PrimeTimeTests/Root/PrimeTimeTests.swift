#if Macros
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@testable import PrimeTime

@MainActor
@Suite(.dependencies { $0.stop() }) struct PrimeTimeTests {
  func store() -> TestStoreOf<PrimeTime> {
    TestStore(initialState: PrimeTime.State()) { PrimeTime() }
  }

  @Test(
    "An address leads to its screens",
    arguments: [
      ("/", []), ("/142307", [.init(number: 142_307)]), ("/0", [.init(number: 0)]),
      ("/kept", [.kept(KeptNumbers.State())]),
      ("/kept/7", [.kept(KeptNumbers.State()), .init(number: 7)]),
    ] as [(String, [PrimeTime.Path.State])])
  func addresses(address: String, screens: [PrimeTime.Path.State]) {
    #expect(PrimeTime.Path.State.screens(at: URL(string: address)!) == screens)
  }

  @Test(
    "An address that leads nowhere shows the clock and says so",
    arguments: ["/nonsense", "/-7", "/1000000000000", "/7/kept", "/kept/x", "/1/2/3"])
  func unknownAddress(address: String) async {
    let store = store()
    await store.send(.addressOpened(URL(string: address)!)) {
      $0.alert = .noScreen(at: address)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("A number that is kept on its screen is in the list of the others")
  func keeping() async {
    let store = store()
    await store.send(.addressOpened(URL(string: "/kept/7")!)) {
      $0.path[id: 0] = .kept(KeptNumbers.State())
      $0.path[id: 1] = .init(number: 7)
    }
    await store.send(\.path[id: 1].number.keepButtonTapped) {
      $0.$kept.withLock { $0 = [7] }
    }
    #expect(store.state.path[id: 0]?.kept?.kept == [7])
  }
}
#endif
