#if PortableViews
import Clocks
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// Complete animations.
@MainActor
struct AnimationCompletionTests {
  struct Door: View {
    let animation: Animation?
    @State private var isOpen = false
    @State private var state = "still"

    var body: some View {
      Text(isOpen ? "open" : "shut")
      Text(state)
      Button("Move") {
        state = "moving"
        let answer = withAnimation(animation, completionCriteria: .removed) {
          isOpen.toggle()
          return "moved"
        } completion: {
          state = "at rest"
        }
        state += answer == "moved" ? "" : " wrongly"
      }
    }
  }

  private func texts(
    _ animation: Animation?, after durations: [Duration]
  ) async throws -> [[String]] {
    let clock = TestClock()
    let screen = ViewTester(Door(animation: animation))
    try TimelineClock.$current.withValue(TimelineClock(clock, startingAt: .distantPast)) {
      try screen.button("Move").tap()
    }
    var texts: [[String]] = []
    for duration in durations {
      await clock.advance(screen, by: duration)
      texts.append(screen.texts)
    }
    return texts
  }

  @Test("the completion comes after the delay and all runs of the animation")
  func durations() async throws {
    let animation = Animation.linear(duration: 2).repeatCount(3, autoreverses: true).delay(1)
    #expect(
      try await texts(animation, after: [.seconds(6.9), .seconds(0.2)])
        == [["open", "moving"], ["open", "at rest"]])
  }

  @Test("without an animation it comes at once, and of one without end it never comes")
  func extremes() async throws {
    #expect(try await texts(nil, after: [.zero]) == [["open", "at rest"]])
    let endless = Animation.default.repeatForever()
    #expect(try await texts(endless, after: [.seconds(1_000)]) == [["open", "moving"]])
  }
}
#endif
