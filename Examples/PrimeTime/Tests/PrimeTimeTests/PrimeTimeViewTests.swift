#if Macros
import ComposableArchitecture
import FavoritePrimes
import Foundation
import Testing
import ViewTesting

@testable import PrimeCounter
@testable import PrimeTime

@MainActor
@Suite("PrimeTime's views")
struct PrimeTimeViewTests {
  /// A page with the application, and the store behind it.
  private struct Page {
    let store: StoreOf<PrimeTime>
    let screen: ViewTester

    @MainActor
    init(
      _ state: PrimeTime.State = PrimeTime.State(),
      location: String = "/",
      dependencies: @escaping (inout DependencyValues) -> Void = { _ in }
    ) {
      store = Store(
        initialState: state, reducer: { PrimeTime() }, withDependencies: dependencies)
      screen = ViewTester(PrimeTimeView(store: store), location: location)
    }

    @MainActor
    func counts(of types: [any View.Type]) -> [Int] {
      types.map { screen.graph.bodyEvaluations(of: $0) }
    }
  }

  @Test("the first screen shows where one can go, and what is there")
  func menu() throws {
    var state = PrimeTime.State()
    state.counter.count = 5
    state.favorites.primes = [2, 3]
    let page = Page(state)
    #expect(page.screen.title == "Prime Time")
    #expect(page.screen.texts == ["Counter", "5", "Favorite primes", "2"])
  }

  @Test("incrementing evaluates the views that read the count, and no other")
  func evaluations() throws {
    let page = Page()
    try page.screen.find(.link, "Counter 0").tap()
    page.screen.graph.resetBodyEvaluations()
    try page.screen.button("Increment").tap()
    #expect(
      page.screen.graph.bodyEvaluationsByType == [
        "CountText": 1,
        "CounterRow": 1,
        "NthPrimeButton": 1,
      ])
    #expect(try page.screen.element(identifiedBy: "count").texts == ["1"])
  }

  @Test("a prime is saved in the sheet, and the other screens show it")
  func sharedState() async throws {
    let page = Page(location: "/counter")
    #expect(page.screen.title == "Counter")
    for _ in 1...3 { try page.screen.button("Increment").tap() }
    try page.screen.button("Is this prime?").tap()
    let sheet = try #require(page.screen.sheet)
    #expect(sheet.texts.contains("3 is prime"))
    try page.screen.button("Save to favorite primes").tap()
    #expect(try page.screen.button("Remove from favorite primes").isDisabled == false)
    try page.screen.button("Close").tap()
    try await page.screen.wait { page.screen.sheet == nil }
    try page.screen.navigateBack()
    #expect(page.screen.texts == ["Counter", "3", "Favorite primes", "1"])
  }

  @Test("the sheet's button and its dismissal by Esc or backdrop send the same action")
  func dismissals() async throws {
    let log = LockIsolated<[String]>([])
    for dismissByButton in [true, false] {
      let store = Store(initialState: PrimeTime.State()) {
        Reduce { (state: inout PrimeTime.State, action: PrimeTime.Action) in
          if case .primeModal(.dismiss) = action {
            log.withValue { $0.append("dismissed by button: \(dismissByButton)") }
          }
          return .none
        }
        PrimeTime()
      }
      let screen = ViewTester(PrimeTimeView(store: store), location: "/counter")
      try screen.button("Is this prime?").tap()
      if dismissByButton {
        try screen.button("Close").tap()
        try await screen.wait { screen.sheet == nil }
      } else {
        try #require(screen.sheet).dismiss()
      }
      await screen.settle()
      #expect(screen.sheet == nil)
      #expect(store.primeModal == nil)
    }
    #expect(log.value == ["dismissed by button: true", "dismissed by button: false"])
  }

  @Test("the nth prime: the button is disabled while the answer is on its way, an alert tells it")
  func nthPrime() async throws {
    let (answers, answer) = AsyncStream<Int>.makeStream()
    let page = Page(location: "/counter") {
      $0.nthPrimeClient.nthPrime = { _ in
        for await prime in answers { return prime }
        throw CancellationError()
      }
    }
    try page.screen.button("Increment").tap()
    try page.screen.button("What is the 1st prime?").tap()
    #expect(try page.screen.button("What is the 1st prime?").isDisabled)
    #expect(page.screen.has(.progress))
    #expect(throws: ViewTestError.self) { try page.screen.button("What is the 1st prime?").tap() }
    answer.yield(2)
    try await page.screen.wait { page.screen.alert != nil }
    #expect(page.screen.alert?.title == "The 1st prime is 2")
    #expect(!page.screen.has(.progress))
    try page.screen.button("OK").tap()
    #expect(page.screen.alert == nil)
    #expect(try page.screen.button("What is the 1st prime?").isDisabled == false)
  }

  @Test("a double tap on the background asks for the nth prime")
  func doubleTap() async throws {
    let page = Page(location: "/counter") { $0.nthPrimeClient.nthPrime = { _ in 2 } }
    try page.screen.button("Increment").tap()
    let background = try #require(
      page.screen.front.descendants.first { $0.tree.element.events.contains(.doubleTap) })
    try background.doubleTap()
    try await page.screen.wait { page.screen.alert != nil }
    #expect(page.screen.alert?.title == "The 1st prime is 2")
  }

  @Test("favourites: a row is deleted, a tap asks for that nth prime, an empty list says so")
  func favorites() async throws {
    var state = PrimeTime.State()
    state.favorites.primes = [2, 3, 5]
    let page = Page(state, location: "/favorites") { $0.nthPrimeClient.nthPrime = { $0 * 100 } }
    func labels() -> [[String]] {
      page.screen.rows.map { $0.descendants.filter { $0.role == .button }.compactMap(\.label) }
    }
    #expect(labels() == [["2"], ["3"], ["5"]])
    try page.screen.rows[1].delete()
    #expect(labels() == [["2"], ["5"]])
    #expect(page.store.favorites.primes == [2, 5])
    try page.screen.button("5").tap()
    try await page.screen.wait { page.screen.alert != nil }
    #expect(page.screen.alert?.title == "The 5th prime is 500")
    try page.screen.button("OK").tap()
    for _ in 1...2 { try page.screen.rows[0].delete() }
    #expect(page.screen.texts.contains("No favorite primes yet"))
  }

  @Test("favourites are saved and loaded; a corrupt file is told with its reason")
  func files() async throws {
    let files = LockIsolated<[String: Data]>([:])
    var state = PrimeTime.State()
    state.favorites.primes = [2, 3]
    let page = Page(state, location: "/favorites") {
      $0.fileClient.save = { name, data in files.withValue { $0[name] = data } }
      $0.fileClient.load = { name in try #require(files.value[name]) }
    }
    try page.screen.button("Save").tap()
    try await page.screen.wait { page.screen.alert != nil }
    #expect(page.screen.alert?.title == "Saved 2 favorite primes")
    try page.screen.button("OK").tap()
    try page.screen.rows[0].delete()
    try page.screen.button("Load").tap()
    try await page.screen.wait { page.store.favorites.primes == [2, 3] }
    files.withValue { $0[FavoritePrimes.fileName] = Data("[2, 4]".utf8) }
    try page.screen.button("Load").tap()
    try await page.screen.wait { page.screen.alert != nil }
    #expect(
      page.screen.alert?.texts.contains("The file is damaged: it lists 4, which is not prime.")
        == true)
    #expect(page.store.favorites.primes == [2, 3])
  }

  @Test("the browser's history moves between the screens")
  func history() throws {
    let page = Page()
    try page.screen.navigate(to: "/favorites")
    #expect(page.screen.title == "Favorite primes")
    #expect(page.store.path == [.favorites])
    try page.screen.navigate(to: "/")
    #expect(page.screen.title == "Prime Time")
    #expect(throws: ViewTestError.self) { try page.screen.navigate(to: "/nowhere") }
    #expect(page.store.path == [])
  }
}
#endif
