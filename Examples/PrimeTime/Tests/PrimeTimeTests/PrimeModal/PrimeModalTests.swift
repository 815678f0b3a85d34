#if Macros
import ComposableArchitecture
import PrimeModal
import Testing

@MainActor
@Suite("PrimeModal")
struct PrimeModalTests {
  private func makeStore(_ number: Int, favorites: [Int]) -> TestStoreOf<PrimeModal> {
    TestStore(initialState: PrimeModal.State(number: number, favoritePrimes: favorites)) {
      PrimeModal()
    }
  }

  @Test("a prime is saved once, at the end of the favourites")
  func save() async {
    let store = makeStore(7, favorites: [3])
    #expect(store.state.isPrime)
    await store.send(.saveFavoriteButtonTapped) { $0.favoritePrimes = [3, 7] }
    #expect(store.state.isFavorite)
    await store.send(.saveFavoriteButtonTapped)
  }

  @Test("a favourite is removed")
  func remove() async {
    let store = makeStore(7, favorites: [3, 7, 11])
    await store.send(.removeFavoriteButtonTapped) { $0.favoritePrimes = [3, 11] }
    await store.send(.removeFavoriteButtonTapped)
  }

  @Test("what is not prime is never saved", arguments: [-7, 0, 1, 4])
  func notPrime(number: Int) async {
    let store = makeStore(number, favorites: [])
    #expect(!store.state.isPrime)
    await store.send(.saveFavoriteButtonTapped)
  }

  @Test("the close button dismisses the sheet")
  func close() async {
    let store = makeStore(7, favorites: [])
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
  }
}
#endif
