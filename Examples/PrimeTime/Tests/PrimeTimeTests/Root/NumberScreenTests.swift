#if Macros
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing
import ViewTesting

@testable import PrimeTime

@MainActor
@Suite(.dependencies { $0.stop() }) struct NumberScreenTests {
  let clock = TestClock()

  func screen(
    _ address: String, updates: AsyncStream<PrimeCountClient.Update> = .finished
  ) -> ViewTester {
    let store = Store(initialState: PrimeTime.State()) {
      PrimeTime()
    } withDependencies: {
      $0.continuousClock = clock
      $0.primeCount.updates = { _ in updates }
    }
    return ViewTester(PrimeTimeView(store: store), location: address)
  }

  @Test("A step evaluates only the views that show the number")
  func evaluations() throws {
    let screen = screen("/7")
    screen.graph.resetBodyEvaluations()
    try screen.button("Increment").tap()
    #expect(try screen.element(identifiedBy: "count").texts == ["8"])
    #expect(
      screen.graph.bodyEvaluationsByType == [
        "CountText": 1, "FactorsRow": 1, "FactorsText": 1, "KeepButton": 1, "NeighbourRows": 1,
        "PositionRows": 1,
      ])
  }

  @Test("The address follows the number once the steps have ended")
  func address() async throws {
    let screen = screen("/7")
    await screen.settle()
    try screen.button("Increment").tap()
    try screen.button("Increment").tap()
    await screen.settle()
    #expect(screen.location == "/7")
    await clock.advance(by: .milliseconds(500))
    await screen.settle()
    #expect(screen.location == "/9")
    #expect(try screen.element(identifiedBy: "count").texts == ["9"])
    try screen.navigate(to: "/")
    #expect(screen.title == "Prime Time")
    try screen.navigate(to: "/9")
    #expect(try screen.element(identifiedBy: "count").texts == ["9"])
  }

  @Test("A number's screen shows its factors and its neighbouring primes")
  func number() throws {
    let screen = screen("/360")
    #expect(try screen.element(identifiedBy: "factors").texts == ["360 = 2³ · 3² · 5"])
    try screen.button("367").tap()
    #expect(try screen.element(identifiedBy: "factors").texts == ["367 is prime"])
    try screen.button("359").tap()
    #expect(try screen.element(identifiedBy: "count").texts == ["359"])
  }

  @Test("The ends of the range show that there is no further prime")
  func ends() throws {
    #expect(screen("/0").texts.contains("None: 2 is the first"))
    #expect(screen("/999999999999").texts.contains("Beyond twelve digits"))
    let sentence = "Primes are counted up to 1,000,000,000. Choose a smaller number."
    #expect(screen("/999999999999").texts.contains(sentence))
  }

  @Test("A typed number is explored; invalid text shows a sentence")
  func entry() throws {
    let screen = screen("/7")
    let field = try screen.textField("Number or time")
    try field.type("twelve")
    try field.submit()
    #expect(
      try screen.element(identifiedBy: "problem").texts == [
        "“twelve” is not a whole number. Type digits such as 142307, or a time such as 14:23:07."
      ])
    try screen.textField("Number or time").type(String(repeating: "9", count: 30))
    #expect(throws: ViewTestError.self) { try screen.element(identifiedBy: "problem") }
    try screen.button("Explore").tap()
    #expect(
      try screen.element(identifiedBy: "problem").texts == [
        "A number with 30 digits is too large here. Type one with twelve digits or fewer."
      ])
    try screen.textField("Number or time").type("1,001")
    try screen.textField("Number or time").submit()
    #expect(try screen.element(identifiedBy: "count").texts == ["1,001"])
    #expect(try screen.textField("Number or time").value == "")
  }

  @Test("Counting primes shows a progress bar and can be cancelled")
  func counting() async throws {
    let (updates, counting) = AsyncStream<PrimeCountClient.Update>.makeStream()
    let screen = screen("/7", updates: updates)
    try screen.button("Count the primes up to this number").tap()
    counting.yield(.progress(0.25))
    try await screen.wait { screen.root.all(.progress).first?.value == "0.25" }
    #expect(screen.has(.button, "Cancel"))
    counting.yield(.count(4))
    try await screen.wait { !screen.has(.progress) }
    #expect(
      try screen.element(identifiedBy: "position").texts == [
        "7 is prime number 4, counted from 2."
      ])
    try screen.button("Increment").tap()
    #expect(screen.has(.button, "Count the primes up to this number"))
  }

  @Test("A kept number is listed until it is deleted")
  func keeping() throws {
    let screen = screen("/7")
    try screen.button("Keep this number").tap()
    #expect(screen.has(.button, "Stop keeping this number"))
    try screen.navigateBack()
    try screen.link("Kept numbers 1").tap()
    #expect(screen.title == "Kept numbers")
    try screen.link("7 is prime").tap()
    #expect(screen.location == "/kept/7")
    try screen.navigateBack()
    try screen.rows[0].delete()
    #expect(screen.texts.contains("No kept numbers"))
  }
}
#endif
