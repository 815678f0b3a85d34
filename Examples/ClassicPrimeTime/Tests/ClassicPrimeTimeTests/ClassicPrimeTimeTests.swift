import ClassicFavoritePrimes
import ClassicPrimeAlert
import ClassicPrimeTime
import ComposableArchitectureClassic
import Foundation
import Testing

@MainActor
@Suite struct ClassicPrimeTimeTests {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  private func makeEnvironment(
    nthPrime: @escaping (Int) -> Effect<Int?, Never> = { _ in .failing("nthPrime") },
    offlineNthPrime: @escaping (Int) -> Effect<Int?, Never> = { _ in .failing("offlineNthPrime") },
    load: @escaping (String) -> Effect<Data?, Never> = { _ in .failing("load") },
    save: @escaping (String, Data) -> Effect<Never, Never> = { _, _ in .failing("save") },
    log: @escaping (String) -> Void = { _ in }
  ) -> AppEnvironment {
    AppEnvironment(
      date: { Date(timeIntervalSinceReferenceDate: 0) },
      fileClient: ClassicFileClient(load: load, save: save), log: log,
      nthPrime: nthPrime, offlineNthPrime: offlineNthPrime)
  }

  private func makeStore(
    _ state: AppState = AppState(), _ environment: AppEnvironment
  ) -> TestStore<AppState, AppState, AppAction, AppAction, AppEnvironment> {
    TestStore(initialState: state, reducer: appReducer, environment: environment)
  }

  @Test("the buttons count")
  func counting() {
    makeStore(AppState(), makeEnvironment()).assert(
      .send(.counterView(.counter(.incrTapped))) { $0.count = 1 },
      .send(.counterView(.counter(.incrTapped))) { $0.count = 2 },
      .send(.offlineCounterView(.counter(.decrTapped))) { $0.count = 1 })
  }

  @Test("the nth prime is asked for, and told in an alert")
  func nthPrime() {
    makeStore(AppState(), makeEnvironment(nthPrime: { _ in Effect(value: 17) })).assert(
      .send(.counterView(.counter(.requestNthPrime))) { $0.isNthPrimeRequestInFlight = true },
      .receive(.counterView(.counter(.nthPrimeResponse(n: 0, prime: 17)))) {
        $0.isNthPrimeRequestInFlight = false
        $0.alertNthPrime = PrimeAlert(n: 0, prime: 17)
      },
      .send(.counterView(.counter(.alertDismissButtonTapped))) { $0.alertNthPrime = nil })
  }

  @Test("without an answer the button just works again")
  func noAnswer() {
    makeStore(AppState(), makeEnvironment(offlineNthPrime: { _ in Effect(value: nil) })).assert(
      .send(.offlineCounterView(.counter(.requestNthPrime))) {
        $0.isNthPrimeRequestInFlight = true
      },
      .receive(.offlineCounterView(.counter(.nthPrimeResponse(n: 0, prime: nil)))) {
        $0.isNthPrimeRequestInFlight = false
      })
  }

  @Test("what is done with favourites is in the feed")
  func activityFeed() {
    var state = AppState()
    state.count = 5
    makeStore(state, makeEnvironment()).assert(
      .send(.counterView(.counter(.isPrimeButtonTapped))) { $0.isPrimeDetailShown = true },
      .send(.counterView(.primeModal(.saveFavoritePrimeTapped))) {
        $0.favoritePrimes = [5]
        $0.activityFeed = [AppState.Activity(timestamp: date, kind: .added(5))]
      },
      .send(.counterView(.counter(.primeDetailDismissed))) { $0.isPrimeDetailShown = false },
      .send(.favoritePrimes(.deleteFavoritePrimes([0]))) {
        $0.favoritePrimes = []
        $0.activityFeed.append(AppState.Activity(timestamp: date, kind: .removed(5)))
      })
  }

  @Test("what the sheet removes is no favourite any more, and in the feed")
  func removal() {
    var state = AppState()
    state.count = 3
    state.favoritePrimes = [2, 3, 5]
    makeStore(state, makeEnvironment()).assert(
      .send(.offlineCounterView(.primeModal(.removeFavoritePrimeTapped))) {
        $0.favoritePrimes = [2, 5]
        $0.activityFeed = [AppState.Activity(timestamp: date, kind: .removed(3))]
      },
      .send(.offlineCounterView(.primeModal(.saveFavoritePrimeTapped))) {
        $0.favoritePrimes = [2, 5, 3]
        $0.activityFeed.append(AppState.Activity(timestamp: date, kind: .added(3)))
      })
  }

  @Test("a favourite asks for the prime of that ordinal, which an alert tells if there is one")
  func nthPrimeOfFavorite() {
    let environment = makeEnvironment(nthPrime: { Effect(value: $0 == 2 ? 3 : nil) })
    makeStore(AppState(), environment).assert(
      .send(.favoritePrimes(.primeButtonTapped(2))),
      .receive(.favoritePrimes(.nthPrimeResponse(n: 2, prime: 3))) {
        $0.alertNthPrime = PrimeAlert(n: 2, prime: 3)
      },
      .send(.favoritePrimes(.alertDismissButtonTapped)) { $0.alertNthPrime = nil },
      .send(.favoritePrimes(.primeButtonTapped(5))),
      .receive(.favoritePrimes(.nthPrimeResponse(n: 5, prime: nil))))
  }

  @Test("favourites are saved and loaded")
  func files() {
    var saved: [String: Data] = [:]
    var state = AppState()
    state.favoritePrimes = [2, 31]
    let environment = makeEnvironment(
      load: { Effect(value: saved[$0]) },
      save: { name, data in .fireAndForget { saved[name] = data } })
    makeStore(state, environment).assert(
      .send(.favoritePrimes(.saveButtonTapped)),
      .send(.favoritePrimes(.deleteFavoritePrimes([0, 1]))) {
        $0.favoritePrimes = []
        $0.activityFeed = [2, 31].map {
          AppState.Activity(timestamp: date, kind: .removed($0))
        }
      },
      .send(.favoritePrimes(.loadButtonTapped)),
      .receive(.favoritePrimes(.loadedFavoritePrimes([2, 31]))) { $0.favoritePrimes = [2, 31] })
    #expect(saved == ["favorite-primes.json": Data("[2,31]".utf8)])
  }

  @Test("each action and its state are logged")
  func logging() {
    var log: [String] = []
    makeStore(AppState(), makeEnvironment(log: { log.append($0) })).assert(
      .send(.counterView(.counter(.incrTapped))) { $0.count = 1 })
    #expect(log.count == 1)
    #expect(log[0].hasPrefix("Action: counterView("))
    #expect(log[0].contains("count: 1"))
  }
}
