#if PortableViews
import Clocks
import ComposableUI
import Foundation
import ViewTesting

@MainActor
extension TestClock<Duration> {
  /// Returns a tester of a view whose animations and timelines go by the clock.
  func screen(
    _ view: some View, startingAt start: Date = Date(timeIntervalSince1970: 0),
    environment: RendererEnvironment = RendererEnvironment()
  ) -> ViewTester {
    ViewTester(
      view.environment(\.timelineClock, TimelineClock(self, startingAt: start)),
      environment: environment)
  }

  /// Advances the clock, and waits for what a view does before and after.
  func advance(_ screen: ViewTester, by duration: Duration) async {
    await screen.settle()
    await advance(by: duration)
    await screen.settle()
  }
}
#endif
