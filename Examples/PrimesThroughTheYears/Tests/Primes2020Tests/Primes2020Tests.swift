import ComposableArchitectureEpisode99
import Foundation
import Primes2020
import Primes2020Check
import Primes2020Counter
import Primes2020Favourites
import PrimesJourney
import PrimesModel
import Testing
import ViewTesting

/// The style of April 2020: scripts run the effects of an environment.
@MainActor
struct Primes2020Tests {
  private let environment = AppEnvironment(
    load: { .sync { .success([2, 3]) } },
    nthPrime: { n in .sync { .success(NthPrime(n: n, prime: 17)) } },
    save: { changes in
      .sync {
        var numbers = [2]
        for change in changes { change.apply(to: &numbers) }
        return .success(numbers)
      }
    })

  @Test("the counter asks for a prime, and shows the answer until it is dismissed")
  func counter() {
    assert(
      initialValue: CounterState(count: 6),
      reducer: counterReducer,
      environment: { n in .sync { .success(NthPrime(n: n, prime: 17)) } },
      steps:
        Step(.send, .stepped(1)) { $0.count = 7 },
      Step(.send, .nthPrimeTapped) { $0.isAsking = true },
      Step(.receive, .answered(.success(NthPrime(n: 7, prime: 17)))) {
        $0.alert = NthPrimeAlert(.success(NthPrime(n: 7, prime: 17)))
        $0.isAsking = false
      },
      Step(.send, .alertDismissed) { $0.alert = nil }
    )
  }

  @Test("a service that does not answer leads to an alert, and no entry in the feed")
  func noAnswer() {
    var environment = environment
    environment.nthPrime = { _ in .sync { .failure(.unavailable) } }
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      environment: environment,
      steps:
        Step(.send, .counter(.nthPrimeTapped)) { $0.isAsking = true },
      Step(.receive, .counter(.answered(.failure(.unavailable)))) {
        $0.alert = NthPrimeAlert(.failure(.unavailable))
        $0.isAsking = false
      }
    )
  }

  @Test("the whole saves what the sheet adds and removes, and notes it in the feed")
  func saving() {
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      environment: environment,
      steps:
        Step(.send, .counter(.stepped(4))) { $0.count = 5 },
      Step(.send, .counter(.checkTapped)) {
        $0.activity.record(.checked(5))
        $0.isCheckShown = true
      },
      Step(.send, .counter(.check(.addTapped))) {
        $0.activity.record(.favourited(5))
        $0.favourites.make(.add(5))
        _ = $0.favourites.takeUnsavedChanges()
      },
      Step(.receive, .favourites(.saved(.success([2, 5])))) {
        $0.favourites.finishSave(.success([2, 5]))
      },
      Step(.send, .counter(.check(.removeTapped))) {
        $0.activity.record(.unfavourited(5))
        $0.favourites.make(.remove(5))
        _ = $0.favourites.takeUnsavedChanges()
      },
      Step(.receive, .favourites(.saved(.success([2])))) {
        $0.favourites.finishSave(.success([2]))
      },
      Step(.send, .counter(.checkDismissed)) { $0.isCheckShown = false },
      Step(.send, .activity(.clearTapped)) { $0.activity.clear() }
    )
  }

  @Test("the list loads from the file, and saves without the rows that are deleted")
  func favourites() {
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      environment: environment,
      steps:
        Step(.send, .favourites(.loadTapped)) { $0.isLoading = true },
      Step(.receive, .favourites(.loaded(.success([2, 3])))) {
        $0.favourites = Favourites([2, 3])
        $0.isLoading = false
      },
      Step(.send, .favourites(.rowTapped(3))) { $0.expanded = [3] },
      Step(.send, .favourites(.rowTapped(3))) { $0.expanded = [] },
      Step(.send, .favourites(.rowsDeleted([1]))) {
        $0.activity.record(.unfavourited(3))
        $0.favourites.make(.remove(3))
        _ = $0.favourites.takeUnsavedChanges()
      },
      Step(.receive, .favourites(.saved(.success([2])))) {
        $0.favourites.finishSave(.success([2]))
      }
    )
  }

  @Test("the screens lead through the journey")
  func journey() async throws {
    let journey = Journey()
    var hasLeft = false
    let screen = ViewTester(
      AppView2020(store: makeStore2020(journey.services)) { hasLeft = true })
    try await journey.take(screen, title: "Primes in April 2020")
    try screen.navigateBack()
    try screen.button("Styles").tap()
    #expect(hasLeft)
  }
}
