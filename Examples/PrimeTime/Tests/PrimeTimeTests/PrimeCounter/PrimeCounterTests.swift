#if Macros
import ComposableArchitecture
import Foundation
import NthPrimeClient
import PrimeCounter
import Testing

@MainActor
@Suite("PrimeCounter")
struct PrimeCounterTests {
  private func makeStore(
    count: Int, nthPrime: @escaping @Sendable (Int) async throws -> Int
  ) -> TestStoreOf<PrimeCounter> {
    TestStore(initialState: PrimeCounter.State(count: count)) {
      PrimeCounter()
    } withDependencies: {
      $0.nthPrimeClient.nthPrime = nthPrime
    }
  }

  private func makeStore(count: Int = 0) -> TestStoreOf<PrimeCounter> {
    TestStore(initialState: PrimeCounter.State(count: count)) { PrimeCounter() }
  }

  @Test("the buttons change the count by one")
  func count() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
  }

  @Test("at the ends of the number line the count stays where it is")
  func overflow() async {
    await makeStore(count: .max).send(.incrementButtonTapped)
    await makeStore(count: .min).send(.decrementButtonTapped)
  }

  @Test("the nth prime is asked for once, and told in an alert")
  func nthPrime() async {
    let (answers, answer) = AsyncStream<Int>.makeStream()
    let store = makeStore(count: 3) { n in
      for await prime in answers { return prime + n }
      throw CancellationError()
    }
    await store.send(.nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true }
    await store.send(.nthPrimeButtonTapped)
    answer.yield(2)
    await store.receive(\.nthPrimeResponse) {
      $0.isNthPrimeRequestInFlight = false
      $0.alert = AlertState { TextState("The 3rd prime is 5") }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("the answer tells the number that was asked for, whatever the count is by then")
  func countChangesMeanwhile() async {
    let (answers, answer) = AsyncStream<Int>.makeStream()
    let store = makeStore(count: 3) { _ in
      for await prime in answers { return prime }
      throw CancellationError()
    }
    await store.send(.nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true }
    await store.send(.incrementButtonTapped) { $0.count = 4 }
    answer.yield(5)
    await store.receive(\.nthPrimeResponse) {
      $0.isNthPrimeRequestInFlight = false
      $0.alert = AlertState { TextState("The 3rd prime is 5") }
    }
  }

  @Test("a failure is told with its reason, and the button works again")
  func failure() async {
    struct Failure: LocalizedError {
      var errorDescription: String? { "The network is down." }
    }
    let store = makeStore(count: 3) { _ in throw Failure() }
    await store.send(.nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isNthPrimeRequestInFlight = false
      $0.alert = AlertState {
        TextState("No 3rd prime")
      } message: {
        TextState("The network is down.")
      }
    }
  }

  @Test("no count crashes or hangs the real computation", arguments: [Int.min, -1, 0, 10_000_000])
  func extremes(count: Int) async throws {
    let store = makeStore(count: count, nthPrime: NthPrimeClient.local.nthPrime)
    await store.send(.nthPrimeButtonTapped) { $0.isNthPrimeRequestInFlight = true }
    await store.receive(\.nthPrimeResponse, timeout: .seconds(120)) {
      $0.isNthPrimeRequestInFlight = false
      if count > 0 {
        $0.alert = AlertState { TextState("The 10000000th prime is 179424673") }
      } else {
        $0.alert = AlertState {
          TextState("No \(ordinal(count)) prime")
        } message: {
          TextState("Primes are counted from 1, so there is no prime number \(count).")
        }
      }
    }
  }
}
#endif
