import ComposableArchitectureClassic
import Foundation
import Primes2021
import Primes2021Check
import Primes2021Counter
import Primes2021Favourites
import PrimesJourney
import PrimesModel
import Testing
import ViewTesting

/// The style of 2021: a test store, and a scheduler that the test moves.
@MainActor
struct Primes2021Tests {
  private let mainQueue = DispatchQueue.test

  private var environment: AppEnvironment {
    AppEnvironment(
      load: { .failing("load") }, mainQueue: mainQueue.eraseToAnyScheduler(),
      nthPrime: { _ in .failing("nthPrime") }, save: { _ in .failing("save") })
  }

  @Test("the counter asks for a prime, and shows the answer until it is dismissed")
  func counter() {
    let store = TestStore(
      initialState: CounterState(count: 6),
      reducer: counterReducer,
      environment: CounterEnvironment(
        mainQueue: mainQueue.eraseToAnyScheduler(),
        nthPrime: { Effect(value: NthPrime(n: $0, prime: 17)) }))
    store.send(.stepButtonTapped(1)) { $0.count = 7 }
    store.send(.nthPrimeButtonTapped) { $0.isAsking = true }
    mainQueue.advance()
    store.receive(.answered(.success(NthPrime(n: 7, prime: 17)))) {
      $0.alert = AlertState(title: TextState("The 7th prime is 17"))
      $0.isAsking = false
    }
    store.send(.alertDismissed) { $0.alert = nil }
  }

  @Test("a service that does not answer leads to an alert, and no entry in the feed")
  func noAnswer() {
    var environment = environment
    environment.nthPrime = { _ in Effect(error: .unavailable) }
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment)
    store.send(.counter(.nthPrimeButtonTapped)) { $0.isAsking = true }
    mainQueue.advance()
    store.receive(.counter(.answered(.failure(.unavailable)))) {
      $0.alert = AlertState(
        title: TextState("No answer"),
        message: TextState("The service did not answer. Ask again."))
      $0.isAsking = false
    }
  }

  @Test("the sheet has a state for each answer, and is closed")
  func check() {
    let store = TestStore(
      initialState: CounterState(count: 8), reducer: counterReducer,
      environment: environment.counterForTests)
    store.send(.checkButtonTapped) {
      $0.checkedNumber = 8
      #expect($0.check == .composite(CompositeState(number: 8)))
    }
    store.send(.check(.closeButtonTapped)) { $0.checkedNumber = nil }
    store.send(.stepButtonTapped(-1)) { $0.count = 7 }
    store.send(.checkButtonTapped) {
      $0.checkedNumber = 7
      #expect($0.check == .prime(PrimeState(favourites: Favourites(), number: 7)))
    }
    store.send(.checkDismissed) {
      $0.checkedNumber = nil
      #expect($0.check == nil)
    }
  }

  @Test("the whole saves what the sheet adds, and notes it in the feed")
  func saving() {
    var environment = environment
    environment.save = { changes in
      Effect(value: changes == [.add(5)] ? [2, 5] : [])
    }
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment)
    store.send(.counter(.stepButtonTapped(4))) { $0.count = 5 }
    store.send(.counter(.checkButtonTapped)) {
      $0.activity.record(.checked(5))
      $0.checkedNumber = 5
    }
    store.send(.counter(.check(.prime(.addButtonTapped)))) {
      $0.activity.record(.favourited(5))
      $0.favourites.make(.add(5))
      _ = $0.favourites.takeUnsavedChanges()
    }
    // The sheet is closed before the file answers.
    store.send(.counter(.check(.closeButtonTapped))) { $0.checkedNumber = nil }
    mainQueue.advance()
    store.receive(.favourites(.saved(.success([2, 5])))) {
      $0.favourites.finishSave(.success([2, 5]))
    }
    store.send(.activity(.clearButtonTapped)) { $0.activity.clear() }
  }

  @Test("the list loads from the file, and saves without the rows that are deleted")
  func favourites() {
    var environment = environment
    environment.load = { Effect(value: [2, 3]) }
    environment.save = { _ in Effect(error: .unwritable) }
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment)
    store.send(.favourites(.loadButtonTapped)) { $0.isLoading = true }
    mainQueue.advance()
    store.receive(.favourites(.loaded(.success([2, 3])))) {
      $0.favourites = Favourites([2, 3])
      $0.isLoading = false
    }
    store.send(.favourites(.row(id: 3, action: .tapped))) { $0.expanded = [3] }
    store.send(.favourites(.row(id: 3, action: .tapped))) { $0.expanded = [] }
    store.send(.favourites(.rowsDeleted([1]))) {
      $0.activity.record(.unfavourited(3))
      $0.favourites.make(.remove(3))
      _ = $0.favourites.takeUnsavedChanges()
    }
    mainQueue.advance()
    store.receive(.favourites(.saved(.failure(.unwritable)))) {
      $0.favourites.finishSave(.failure(.unwritable))
    }
  }

  @Test("the screens lead through the journey")
  func journey() async throws {
    let journey = Journey()
    var hasLeft = false
    let screen = ViewTester(
      AppView2021(store: makeStore2021(journey.services)) { hasLeft = true })
    try await journey.take(screen, title: "Primes in 2021")
    try screen.navigateBack()
    try screen.button("Styles").tap()
    #expect(hasLeft)
  }
}

extension AppEnvironment {
  /// The part of the counter.
  fileprivate var counterForTests: CounterEnvironment {
    CounterEnvironment(mainQueue: mainQueue, nthPrime: nthPrime)
  }
}
