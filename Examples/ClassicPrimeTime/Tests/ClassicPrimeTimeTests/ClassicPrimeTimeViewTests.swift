import ClassicFavoritePrimes
import ClassicPrimeTime
import ComposableArchitectureClassic
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct ClassicPrimeTimeViewTests {
  @Test("the screens count, tell primes, and keep favourites")
  func walk() throws {
    let store = Store(
      initialState: AppState(), reducer: appReducer,
      environment: AppEnvironment(
        date: { Date(timeIntervalSinceReferenceDate: 0) },
        fileClient: ClassicFileClient(
          load: { _ in Effect(value: Data("[2,31]".utf8)) }, save: { _, _ in .none }),
        log: { _ in }, nthPrime: { Effect(value: $0 * 100) },
        offlineNthPrime: { _ in Effect(value: nil) }))
    let screen = ViewTester(ClassicPrimeTimeView(store: store))
    try screen.link("Counter demo").tap()
    try screen.button("Increment").tap()
    try screen.button("Increment").tap()
    #expect(screen.texts == ["2"])
    try screen.button("Is this prime?").tap()
    #expect(screen.sheet?.texts == ["2 is prime"])
    try screen.button("Save to favorite primes").tap()
    try screen.sheet?.dismiss()
    try screen.button("What is the 2nd prime?").tap()
    #expect(screen.alert?.title == "The 2nd prime is 200")
    try screen.button("OK").tap()
    try screen.navigateBack()
    try screen.link("Favorite primes").tap()
    #expect(screen.rows.count == 1)
    try screen.button("Load").tap()
    #expect(screen.rows.count == 2)
    try screen.button("31").tap()
    #expect(screen.alert?.title == "The 31st prime is 3100")
  }

  @Test("the first screen tells what was done with the favourites, the latest first")
  func activityFeed() throws {
    var state = AppState()
    state.favoritePrimes = [2, 31]
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let store = Store(
      initialState: state, reducer: appReducer,
      environment: AppEnvironment(
        date: { date },
        fileClient: ClassicFileClient(load: { _ in .none }, save: { _, _ in .none }),
        log: { _ in }, nthPrime: { _ in .none },
        offlineNthPrime: { _ in .none }))
    let screen = ViewTester(ClassicPrimeTimeView(store: store))
    #expect(screen.texts == [])
    store.send(.favoritePrimes(.deleteFavoritePrimes([1])))
    for _ in 1...5 { store.send(.counterView(.counter(.incrTapped))) }
    store.send(.offlineCounterView(.primeModal(.saveFavoritePrimeTapped)))
    let time = date.formatted(date: .omitted, time: .standard)
    #expect(screen.texts == ["Added 5", time, "Removed 31", time])
  }
}
