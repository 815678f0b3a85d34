import ComposableArchitectureEpisode90
import Foundation
import Primes2019
import Primes2019Check
import Primes2019Counter
import Primes2019Favourites
import Primes2019World
import PrimesJourney
import PrimesModel
import Testing
import ViewTesting

/// The style of 2019: scripts run the effects of a world that each test replaces.
@MainActor
@Suite(.serialized)
struct Primes2019Tests {
  init() {
    world = World(
      load: { .sync { .success([2, 3]) } },
      nthPrime: { n in .sync { .success(NthPrime(n: n, prime: 17)) } },
      save: { changes in
        .sync {
          var numbers = [2]
          for change in changes { change.apply(to: &numbers) }
          return .success(numbers)
        }
      })
  }

  @Test("a reducer without effects is a function to call")
  func check() {
    var state = CheckState(favourites: Favourites(), number: 5)
    checkReducer(state: &state, action: .addTapped)
    #expect(state.favourites.numbers == [5])
    checkReducer(state: &state, action: .removeTapped)
    #expect(state.favourites.numbers == [])
  }

  @Test("the property of an action is the action of the sheet")
  func actionProperty() {
    var action = CounterAction.check(.addTapped)
    #expect(action.check == .addTapped)
    action.check = .removeTapped
    #expect(action == .check(.removeTapped))
    var other = CounterAction.checkTapped
    other.check = .addTapped
    #expect(other == .checkTapped)
    #expect(other.check == nil)
  }

  @Test("the counter asks for a prime, and shows the answer until it is dismissed")
  func counter() {
    assert(
      initialValue: CounterState(count: 6),
      reducer: counterReducer,
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
    world.nthPrime = { _ in .sync { .failure(.unavailable) } }
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      steps:
        Step(.send, .counter(.nthPrimeTapped)) { $0.isAsking = true },
      Step(.receive, .counter(.answered(.failure(.unavailable)))) {
        $0.alert = NthPrimeAlert(.failure(.unavailable))
        $0.isAsking = false
      }
    )
  }

  @Test("the whole saves what the sheet adds, and notes it in the feed")
  func saving() {
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      steps:
        Step(.send, .counter(.stepped(4))) { $0.count = 5 },
      Step(.send, .counter(.checkTapped)) { $0.activity.record(.checked(5)) },
      Step(.send, .counter(.check(.addTapped))) {
        $0.activity.record(.favourited(5))
        $0.favourites.make(.add(5))
        _ = $0.favourites.takeUnsavedChanges()
      },
      Step(.receive, .favourites(.saved(.success([2, 5])))) {
        $0.favourites.finishSave(.success([2, 5]))
      },
      Step(.send, .activity(.clearTapped)) { $0.activity.clear() }
    )
  }

  @Test("the list loads from the file, and saves without the rows that are deleted")
  func favourites() {
    assert(
      initialValue: AppState(),
      reducer: appReducer,
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
    world = .asking(journey.services)
    var hasLeft = false
    let screen = ViewTester(AppView2019(store: makeStore2019()) { hasLeft = true })
    try await journey.take(screen, title: "Primes in 2019")
    try screen.navigateBack()
    try screen.button("Styles").tap()
    #expect(hasLeft)
  }
}
