#if Macros
import ComposableArchitecture
import FavoritePrimes
import Foundation
import Testing

@MainActor
@Suite("FavoritePrimes")
struct FavoritePrimesTests {
  private func makeStore(
    _ primes: [Int] = [], dependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<FavoritePrimes> {
    TestStore(
      initialState: FavoritePrimes.State(primes: primes), reducer: { FavoritePrimes() },
      withDependencies: dependencies)
  }

  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  @Test("rows are deleted by their positions; positions that do not exist are ignored")
  func delete() async {
    let store = makeStore([2, 3, 5, 7])
    await store.send(.deleteRows([0, 2])) { $0.primes = [3, 7] }
    await store.send(.deleteRows([5]))
  }

  @Test("saving writes the list as JSON and says so")
  func save() async {
    let saved = LockIsolated<[String: String]>([:])
    let store = makeStore([2, 31]) {
      $0.fileClient.save = { name, data in
        saved.withValue { $0[name] = String(decoding: data, as: UTF8.self) }
      }
    }
    await store.send(.saveButtonTapped)
    await store.receive(\.saveResponse.success, 2) {
      $0.alert = AlertState { TextState("Saved 2 favorite primes") }
    }
    #expect(saved.value == ["favorite-primes.json": "[2,31]"])
  }

  @Test("a failed save tells the reason")
  func saveFailure() async {
    let store = makeStore([2]) {
      $0.fileClient.save = { _, _ in throw Failure(errorDescription: "The disk is full.") }
    }
    await store.send(.saveButtonTapped)
    await store.receive(\.saveResponse.failure) {
      $0.alert = AlertState {
        TextState("The favorite primes could not be saved")
      } message: {
        TextState("The disk is full.")
      }
    }
  }

  @Test("loading replaces the list")
  func load() async {
    let store = makeStore([5]) {
      $0.fileClient.load = { _ in Data("[2, 31]".utf8) }
    }
    await store.send(.loadButtonTapped)
    await store.receive(\.loadResponse.success) { $0.primes = [2, 31] }
  }

  @Test("a missing, unreadable or corrupt file tells the reason and changes nothing")
  func loadFailure() async {
    let store = makeStore([5]) {
      $0.fileClient.load = { _ in throw Failure(errorDescription: "There is no such file.") }
    }
    await store.send(.loadButtonTapped)
    await store.receive(\.loadResponse.failure) {
      $0.alert = AlertState {
        TextState("The favorite primes could not be loaded")
      } message: {
        TextState("There is no such file.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    store.dependencies.fileClient.load = { _ in Data("[2, 4]".utf8) }
    await store.send(.loadButtonTapped)
    await store.receive(\.loadResponse.failure) {
      $0.alert = AlertState {
        TextState("The favorite primes could not be loaded")
      } message: {
        TextState("The file is damaged: it lists 4, which is not prime.")
      }
    }
    #expect(store.state.primes == [5])
  }

  @Test("a tap asks for that nth prime, once at a time")
  func tap() async {
    let store = makeStore([2, 3]) {
      $0.nthPrimeClient.nthPrime = { n in n == 3 ? 5 : 3 }
    }
    await store.send(.primeTapped(3)) { $0.isNthPrimeRequestInFlight = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isNthPrimeRequestInFlight = false
      $0.alert = AlertState { TextState("The 3rd prime is 5") }
    }
  }
}
#endif
