#if PortableViews
import Clocks
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct TimelineTests {
  private let clock = TestClock()
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func screen(
    _ schedule: some TimelineSchedule, environment: RendererEnvironment = RendererEnvironment()
  ) -> ViewTester {
    clock.screen(
      TimelineView(schedule) { context in
        Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
      },
      startingAt: start, environment: environment)
  }

  @Test("a periodic timeline shows the last date of its schedule that has passed")
  func periodic() async {
    let screen = screen(.periodic(from: start.addingTimeInterval(-3), by: 2))
    #expect(screen.texts == ["999.0"])
    await clock.advance(screen, by: .milliseconds(900))
    #expect(screen.texts == ["999.0"])
    await clock.advance(screen, by: .milliseconds(100))
    #expect(screen.texts == ["1001.0"])
    await clock.advance(screen, by: .seconds(2))
    #expect(screen.texts == ["1003.0"])
  }

  @Test("a timeline of given dates ends with the last one")
  func explicit() async {
    let dates = [1_001.0, 1_004].map { Date(timeIntervalSinceReferenceDate: $0) }
    let screen = screen(.explicit(dates))
    #expect(screen.texts == ["1001.0"])
    await clock.advance(screen, by: .seconds(4))
    #expect(screen.texts == ["1004.0"])
    await clock.advance(screen, by: .seconds(60))
    #expect(screen.texts == ["1004.0"])
  }

  @Test("a timeline of minutes begins with the present one")
  func everyMinute() async {
    let screen = screen(.everyMinute)
    #expect(screen.texts == ["960.0"])
    await clock.advance(screen, by: .seconds(20))
    #expect(screen.texts == ["1020.0"])
  }

  @Test("an animation has at most thirty dates a second")
  func animation() async {
    let screen = screen(.animation(minimumInterval: 0.001))
    await screen.settle()
    let passes = screen.renderer.passes.count
    for _ in 0..<100 { await clock.advance(screen, by: .milliseconds(10)) }
    #expect((28...30).contains(screen.renderer.passes.count - passes))
  }

  @Test("a paused animation stays at its date, and continues with the present one")
  func paused() async throws {
    struct Pausable: View {
      @State var isPaused = true
      var body: some View {
        TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
          Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
        }
        Button("Go") { isPaused = false }
      }
    }
    let screen = ViewTester(
      Pausable().environment(\.timelineClock, TimelineClock(clock, startingAt: start)))
    await clock.advance(screen, by: .seconds(10))
    #expect(screen.texts.first == "1000.0")
    try screen.button("Go").tap()
    await screen.settle()
    #expect(screen.texts.first == "1010.0")
    await clock.advance(screen, by: .seconds(1))
    #expect(screen.texts.first == "1011.0")
  }

  @Test("a hidden timeline stands still, and continues with the present date")
  func hidden() async {
    let screen = screen(.periodic(from: start, by: 1))
    screen.environment.scenePhase = .background
    await clock.advance(screen, by: .seconds(5))
    #expect(screen.texts == ["1000.0"])
    screen.environment.scenePhase = .active
    await screen.settle()
    #expect(screen.texts == ["1005.0"])
  }

  @Test("a removed timeline waits for nothing")
  func removed() async throws {
    struct Removable: View {
      @State var isShown = true
      var body: some View {
        if isShown {
          TimelineView(.animation) { _ in Text(verbatim: "on") }
        }
        Button("Remove") { isShown = false }
      }
    }
    let screen = ViewTester(
      Removable().environment(\.timelineClock, TimelineClock(clock, startingAt: start)))
    await screen.settle()
    try screen.button("Remove").tap()
    await screen.settle()
    try await clock.checkSuspension()
  }
}
#endif
