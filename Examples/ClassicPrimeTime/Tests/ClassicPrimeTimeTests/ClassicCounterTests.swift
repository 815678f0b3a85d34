import ClassicCounter
import ClassicPrimeAlert
import ComposableArchitectureClassic
import Testing

@MainActor
@Suite struct ClassicCounterTests {
  private func makeStore(
    _ state: CounterViewState,
    nthPrime: @escaping CounterEnvironment = { _ in .failing("nthPrime") }
  ) -> TestStore<
    CounterViewState, CounterViewState, CounterViewAction, CounterViewAction, CounterEnvironment
  > {
    TestStore(initialState: state, reducer: counterViewReducer, environment: nthPrime)
  }

  @Test("the buttons count, as far as there are numbers")
  func counting() {
    makeStore(CounterViewState(count: 2)).assert(
      .send(.counter(.incrTapped)) { $0.count = 3 },
      .send(.counter(.incrTapped)) { $0.count = 4 },
      .send(.counter(.decrTapped)) { $0.count = 3 })
    makeStore(CounterViewState(count: .max)).assert(.send(.counter(.incrTapped)))
    makeStore(CounterViewState(count: .min)).assert(.send(.counter(.decrTapped)))
  }

  @Test("a second request waits for the answer to the first")
  func requests() {
    let answers = PassthroughSubject<Int?, Never>()
    let store = makeStore(CounterViewState(count: 7), nthPrime: { _ in answers.eraseToEffect() })
    store.send(.counter(.requestNthPrime)) { $0.isNthPrimeRequestInFlight = true }
    store.send(.counter(.requestNthPrime))
    answers.send(17)
    store.receive(.counter(.nthPrimeResponse(n: 7, prime: 17))) {
      $0.isNthPrimeRequestInFlight = false
      $0.alertNthPrime = PrimeAlert(n: 7, prime: 17)
    }
    answers.send(completion: .finished)
  }

  @Test("the sheet takes its number for a favourite, and back")
  func modal() {
    makeStore(CounterViewState(count: 5, favoritePrimes: [2, 3])).assert(
      .send(.counter(.isPrimeButtonTapped)) { $0.isPrimeDetailShown = true },
      .send(.primeModal(.saveFavoritePrimeTapped)) { $0.favoritePrimes = [2, 3, 5] },
      .send(.primeModal(.removeFavoritePrimeTapped)) { $0.favoritePrimes = [2, 3] },
      .send(.counter(.primeDetailDismissed)) { $0.isPrimeDetailShown = false })
  }
}
