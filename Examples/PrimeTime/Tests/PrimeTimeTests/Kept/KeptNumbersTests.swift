#if Macros
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@testable import PrimeTime

@MainActor
@Suite(.dependencies { $0.stop() }) struct KeptNumbersTests {
  @Test("Rows are deleted by their offsets, and missing offsets are ignored")
  func deletion() async {
    @Shared(.keptNumbers) var kept
    $kept.withLock { $0 = [11, 7, 5] }
    let store = TestStore(initialState: KeptNumbers.State()) { KeptNumbers() }
    await store.send(.rowsDeleted([1, 9])) { $0.$kept.withLock { $0 = [11, 5] } }
    #expect(kept == [11, 5])
  }

  @Test("The latest number comes first, and toggling it again removes it")
  func toggling() {
    var kept = [7]
    kept.toggle(11)
    #expect(kept == [11, 7])
    kept.toggle(7)
    #expect(kept == [11])
  }

  @Test("The environment sets the folder, which defaults to the user's own")
  func file() {
    #expect(
      URL.keptNumbers(environment: ["PRIMETIME_DATA_DIR": "/srv/primes"]).path
        == "/srv/primes/kept-numbers.json")
    let own = URL.applicationSupportDirectory.appending(path: "PrimeTime/kept-numbers.json").path
    #expect(URL.keptNumbers(environment: [:]).path == own)
    #expect(URL.keptNumbers(environment: ["PRIMETIME_DATA_DIR": ""]).path == own)
  }
}
#endif
