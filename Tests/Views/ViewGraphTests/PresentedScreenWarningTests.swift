#if PortableViews
import ComposableUI
import Testing

@MainActor
struct PresentedScreenWarningTests {
  @Test("A screen presented outside of a navigation stack logs a warning")
  func outside() {
    let harness = GraphHarness(
      Text("Alone").navigationDestination(isPresented: .constant(true)) { Text("Never") })
    #expect(
      harness.log.messages == [
        """
        warning: navigationDestination is outside of a NavigationStack, and so shows nothing. To \
        fix this, put the view that has it inside a NavigationStack.
        """
      ])
  }
}
#endif
