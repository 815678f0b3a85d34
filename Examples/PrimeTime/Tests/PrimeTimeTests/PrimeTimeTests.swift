#if Macros
import ComposableArchitecture
import FavoritePrimes
import Foundation
import PrimeModal
import Testing

@testable import PrimeTime

@MainActor
@Suite("PrimeTime")
struct PrimeTimeTests {
  private func makeStore(_ state: PrimeTime.State = PrimeTime.State()) -> TestStoreOf<PrimeTime> {
    TestStore(initialState: state) { PrimeTime() }
  }

  @Test("the sheet asks about the count; what it saves is a favourite everywhere")
  func saveFavorite() async {
    let store = makeStore()
    await store.send(.pathChanged([.counter])) { $0.path = [.counter] }
    await store.send(\.counter.incrementButtonTapped) { $0.counter.count = 1 }
    await store.send(\.counter.incrementButtonTapped) { $0.counter.count = 2 }
    await store.send(\.counter.isPrimeButtonTapped) {
      $0.primeModal = PrimeModal.State(number: 2, favoritePrimes: [])
    }
    await store.send(\.primeModal.saveFavoriteButtonTapped) {
      $0.primeModal?.favoritePrimes = [2]
      $0.favorites.primes = [2]
    }
    await store.send(\.primeModal.closeButtonTapped)
    await store.receive(\.primeModal.dismiss) { $0.primeModal = nil }
  }

  @Test("a favourite that is deleted is none in the sheet either")
  func deleteFavorite() async {
    var state = PrimeTime.State()
    state.favorites.primes = [2, 3]
    state.counter.count = 3
    let store = makeStore(state)
    await store.send(\.favorites.deleteRows, [1]) { $0.favorites.primes = [2] }
    await store.send(\.counter.isPrimeButtonTapped) {
      $0.primeModal = PrimeModal.State(number: 3, favoritePrimes: [2])
    }
    #expect(store.state.primeModal?.isFavorite == false)
  }

  @Test("leaving the counter's screen takes its sheet along")
  func leave() async {
    let store = makeStore()
    await store.send(.pathChanged([.counter])) { $0.path = [.counter] }
    await store.send(\.counter.isPrimeButtonTapped) {
      $0.primeModal = PrimeModal.State(number: 0, favoritePrimes: [])
    }
    await store.send(.pathChanged([])) {
      $0.path = []
      $0.primeModal = nil
    }
  }

  @Test("what was saved can be loaded into another session")
  func saveAndLoad() async {
    let files = LockIsolated<[String: Data]>([:])
    func dependencies(_ values: inout DependencyValues) {
      values.fileClient.save = { name, data in files.withValue { $0[name] = data } }
      values.fileClient.load = { name in try #require(files.value[name]) }
    }
    var state = PrimeTime.State()
    state.favorites.primes = [2, 31]
    let first = TestStore(
      initialState: state, reducer: { PrimeTime() }, withDependencies: dependencies)
    await first.send(\.favorites.saveButtonTapped)
    await first.receive(\.favorites.saveResponse.success) {
      $0.favorites.alert = AlertState { TextState("Saved 2 favorite primes") }
    }
    let second = TestStore(
      initialState: PrimeTime.State(), reducer: { PrimeTime() }, withDependencies: dependencies)
    await second.send(\.favorites.loadButtonTapped)
    await second.receive(\.favorites.loadResponse.success) { $0.favorites.primes = [2, 31] }
  }
}
#endif
