#if Macros
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing
import ViewTesting

@testable import PrimeTime

@MainActor
@Suite(.dependencies { $0.stop() }) struct ClockScreenTests {
  let clock = TestClock()
  let now = LockIsolated(Date.at(0, 0, 1))

  func screen(_ address: String = "/") -> ViewTester {
    let store = Store(initialState: PrimeTime.State()) {
      PrimeTime()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = DateGenerator { [now] in now.value }
    }
    return ViewTester(PrimeTimeView(store: store), location: address)
  }

  func advance(_ screen: ViewTester, by seconds: Int = 1) async {
    for _ in 0..<seconds {
      now.withValue { $0 += 1 }
      await clock.advance(by: .seconds(1))
      await screen.settle()
    }
  }

  @Test("The clock shows time, number, next prime moment and the latest ones")
  func ticking() async throws {
    let screen = screen()
    await screen.settle()
    #expect(screen.title == "Prime Time")
    #expect(try screen.element(identifiedBy: "time").text == "00:00:01")
    #expect(screen.texts.contains("1 is neither prime nor composite"))
    #expect(screen.texts.contains("The next prime moment is one second away."))
    await advance(screen)
    #expect(screen.texts.contains("2 is prime"))
    await advance(screen, by: 2)
    #expect(screen.texts.contains("4 = 2²"))
    #expect(screen.texts.contains("The next prime moment is one second away."))
    #expect(try screen.link("00:00:03 3").label == "00:00:03 3")
    #expect(screen.has(.link, "00:00:02 2"))
  }

  @Test("A covered clock isn't evaluated, and catches up when shown again")
  func covered() async throws {
    let screen = screen("/7")
    await screen.settle()
    #expect(screen.title == "Explore")
    await advance(screen, by: 4)
    screen.graph.resetBodyEvaluations()
    await advance(screen)
    #expect(screen.graph.bodyEvaluationsByType == [:])
    try screen.navigateBack()
    await screen.settle()
    #expect(try screen.element(identifiedBy: "time").texts == ["00:00:06"])
    #expect(screen.has(.link, "00:00:05 5"))
  }

  @Test("A tick evaluates the clock's views, but not its dots or other rows")
  func evaluations() async throws {
    now.setValue(.at(0, 1, 4))
    let screen = screen()
    await screen.settle()
    screen.graph.resetBodyEvaluations()
    await advance(screen)
    let evaluations = screen.graph.bodyEvaluationsByType
    for view in ["ClockView", "ClockFace", "Dial", "NextPrimeText"] {
      #expect(evaluations[view] == 1)
    }
    for view in ["DialDots", "KeptLink", "PrimeMomentRow", "PrimeTimeView"] {
      #expect(evaluations[view] == nil)
    }
  }

  @Test("A link explores the current time's number")
  func exploring() async throws {
    now.setValue(.at(14, 23, 7))
    let screen = screen()
    await screen.settle()
    try screen.link("Explore this number").tap()
    #expect(screen.location == "/142307")
    #expect(try screen.element(identifiedBy: "factors").texts == ["142,307 = 11 · 17 · 761"])
  }

  @Test(
    "An address opens its screens",
    arguments: [
      ("/142307", "Explore"), ("/0", "Explore"), ("/kept", "Kept numbers"), ("/kept/7", "Explore"),
    ])
  func addresses(address: String, title: String) {
    let screen = screen(address)
    #expect(screen.title == title)
    #expect(screen.location == address)
  }

  @Test(
    "An unknown address shows the clock",
    arguments: ["/nonsense", "/-7", "/1000000000000", "/kept/x"])
  func unknownAddress(address: String) {
    let screen = screen(address)
    #expect(screen.title == "Prime Time")
    #expect(screen.location == "/")
  }
}
#endif
