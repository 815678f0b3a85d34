#if PortableViews
import Clocks
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct PhaseAnimatorTests {
  private let clock = TestClock()

  @Test("phases follow each other as long as their animations take, without end")
  func endless() async {
    let screen = clock.screen(
      PhaseAnimator([1, 2, 3]) { phase in
        Text(verbatim: "\(phase)")
      } animation: { phase in
        .linear(duration: Double(phase))
      })
    #expect(screen.texts == ["1"])
    await screen.settle()
    #expect(screen.texts == ["2"])
    await clock.advance(screen, by: .seconds(1))
    #expect(screen.texts == ["2"])
    await clock.advance(screen, by: .seconds(1))
    #expect(screen.texts == ["3"])
    await clock.advance(screen, by: .seconds(3))
    #expect(screen.texts == ["1"])
    await clock.advance(screen, by: .seconds(1))
    #expect(screen.texts == ["2"])
  }

  private func opacity(_ screen: ViewTester) throws -> Double? {
    try screen.find(.text, "jump").tree.element.style.opacity
  }

  @Test("a trigger starts the phases once, and they end with the first one")
  func trigger() async throws {
    struct Jumping: View {
      @State var count = 0
      var body: some View {
        Text(verbatim: "jump")
          .phaseAnimator([false, true], trigger: count) { content, isUp in
            content.opacity(isUp ? 0.5 : 1)
          } animation: { _ in
            .linear(duration: 1)
          }
        Button("Jump") { count += 1 }
      }
    }
    let screen = clock.screen(Jumping())
    await clock.advance(screen, by: .seconds(5))
    #expect(try opacity(screen) == 1)
    try screen.button("Jump").tap()
    await screen.settle()
    #expect(try opacity(screen) == 0.5)
    await clock.advance(screen, by: .seconds(1))
    #expect(try opacity(screen) == 1)
    await clock.advance(screen, by: .seconds(5))
    #expect(try opacity(screen) == 1)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("phases stand still while the window is hidden")
  func hidden() async {
    let screen = clock.screen(
      PhaseAnimator([1, 2]) {
        Text(verbatim: "\($0)")
      } animation: { _ in
        .linear(duration: 1)
      })
    await screen.settle()
    screen.environment.scenePhase = .background
    await clock.advance(screen, by: .seconds(9))
    #expect(screen.texts == ["2"])
    screen.environment.scenePhase = .active
    await screen.settle()
    #expect(screen.texts == ["1"])
  }

  @Test("a spring by its physics has the duration and the bounce of one by numbers")
  func springs() {
    let stiffness = 4 * Double.pi * Double.pi
    #expect(
      Animation.interpolatingSpring(stiffness: stiffness, damping: 4 * .pi)
        == .spring(duration: 1, bounce: 0))
    #expect(
      Animation.interpolatingSpring(duration: 2, bounce: 0.25) == .spring(duration: 2, bounce: 0.25)
    )
    #expect(Animation.interpolatingSpring(stiffness: 0, damping: 1) == .spring)
  }
}
#endif
