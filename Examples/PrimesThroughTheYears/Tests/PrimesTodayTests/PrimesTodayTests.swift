import ComposableArchitecture
import Foundation
import PrimesJourney
import PrimesModel
import PrimesToday
import PrimesTodayActivity
import PrimesTodayCheck
import PrimesTodayCounter
import PrimesTodayFavourites
import Testing
import ViewTesting

/// Today's style: a test store that is awaited, and dependencies that each test overrides.
@MainActor
struct PrimesTodayTests {
  private func counter(_ count: Int) -> Counter.State {
    Counter.State(
      activity: Shared(value: Activity()), count: Shared(value: count),
      favourites: Shared(value: Favourites()))
  }

  @Test("the counter asks for a prime, and shows the answer until it is dismissed")
  func counter() async {
    let store = TestStore(initialState: counter(6)) {
      Counter()
    } withDependencies: {
      $0.nthPrime.ask = { NthPrime(n: $0, prime: 17) }
    }
    await store.send(.stepButtonTapped(1)) { state in
      state.$count.withLock { $0 = 7 }
    }
    await store.send(.nthPrimeButtonTapped) { $0.isAsking = true }
    await store.receive(\.answered.success) { state in
      state.$activity.withLock { $0.record(.answered(NthPrime(n: 7, prime: 17))) }
      state.destination = .alert(
        AlertState {
          TextState("The 7th prime is 17")
        } message: {
          TextState("")
        })
      state.isAsking = false
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("a service that does not answer leads to an alert, and no entry in the feed")
  func noAnswer() async {
    struct Outage: Error {}
    let store = TestStore(initialState: counter(1)) {
      Counter()
    } withDependencies: {
      $0.nthPrime.ask = { _ in throw Outage() }
    }
    await store.send(.nthPrimeButtonTapped) { $0.isAsking = true }
    await store.receive(\.answered.failure, .unavailable) {
      $0.destination = .alert(
        AlertState {
          TextState("No answer")
        } message: {
          TextState("The service did not answer. Ask again.")
        })
      $0.isAsking = false
    }
  }

  @Test("the sheet changes what it shares with the counter, and closes itself")
  func check() async {
    let store = TestStore(initialState: counter(5)) { Counter() }
    await store.send(.checkButtonTapped) { state in
      state.$activity.withLock { $0.record(.checked(5)) }
      state.destination = .check(
        PrimeCheck.State(
          activity: state.$activity, favourites: state.$favourites, number: 5))
    }
    await store.send(\.destination.check.addButtonTapped) { state in
      state.$activity.withLock { $0.record(.favourited(5)) }
      state.$favourites.withLock { $0.make(.add(5)) }
    }
    await store.send(\.destination.check.removeButtonTapped) { state in
      state.$activity.withLock { $0.record(.unfavourited(5)) }
      state.$favourites.withLock { $0.make(.remove(5)) }
    }
    await store.send(\.destination.check.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("the whole loads when it appears, and saves what its screens have changed")
  func saving() async {
    let saved = LockIsolated<[FavouriteChange]>([])
    let store = TestStore(initialState: Primes.State()) {
      Primes()
    } withDependencies: {
      $0.favourites.load = { [2, 3] }
      $0.favourites.save = { changes in
        saved.withValue { $0 += changes }
        return [2]
      }
    }
    await store.send(.task)
    await store.receive(\.loaded.success) { state in
      state.$favourites.withLock { $0 = Favourites([2, 3]) }
    }
    let list = FavouritesList.State(
      activity: store.state.$activity, favourites: store.state.$favourites)
    await store.send(.path(.push(id: 0, state: .favourites(list)))) {
      $0.path[id: 0] = .favourites(list)
    }
    await store.send(\.path[id: 0].favourites.rowTapped, 3) {
      $0.path[id: 0]?.modify(\.favourites) { $0.expanded = [3] }
    }
    await store.send(\.path[id: 0].favourites.rowsDeleted, [1]) { state in
      state.$activity.withLock { $0.record(.unfavourited(3)) }
      state.$favourites.withLock {
        $0.make(.remove(3))
        _ = $0.takeUnsavedChanges()
      }
    }
    await store.receive(\.saved.success) { state in
      state.$favourites.withLock { $0.finishSave(.success([2])) }
    }
    #expect(saved.value == [.remove(3)])
  }

  @Test("the list reports a file that cannot be read")
  func unreadableFile() async {
    let store = TestStore(
      initialState: FavouritesList.State(
        activity: Shared(value: Activity()), favourites: Shared(value: Favourites()))
    ) {
      FavouritesList()
    } withDependencies: {
      $0.favourites.load = { throw FileProblem.unreadable }
    }
    await store.send(.loadButtonTapped) { $0.isLoading = true }
    await store.receive(\.loaded.failure) { state in
      state.$favourites.withLock { $0.finishLoad(.failure(.unreadable)) }
      state.isLoading = false
    }
  }

  @Test("the feed is cleared")
  func feed() async {
    var activity = Activity()
    activity.record(.checked(5))
    let store = TestStore(
      initialState: ActivityFeed.State(activity: Shared(value: activity))
    ) {
      ActivityFeed()
    }
    await store.send(.clearButtonTapped) { state in
      state.$activity.withLock { $0.clear() }
    }
  }

  @Test("the screens lead through the journey")
  func journey() async throws {
    let journey = Journey()
    var hasLeft = false
    let screen = ViewTester(
      PrimesView(store: makeStoreToday(journey.services)) { hasLeft = true })
    try await journey.take(screen, title: "Primes today")
    try screen.navigateBack()
    try screen.button("Styles").tap()
    #expect(hasLeft)
  }
}
