#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Links that only a binding activates.
@MainActor
struct SilentLinkTests {
  private struct Screen: View {
    @State private var isShown = false

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("Shown"), isActive: $isShown) { EmptyView() }
          NavigationLink(destination: Text("Other")) { EmptyView() }
          Button("Show") { isShown = true }
        }
      }
    }
  }

  @Test("a link without a label takes no space and no taps, and pushes its screen")
  func silent() throws {
    let screen = ViewTester(Screen())
    // The link without a binding can be activated by nothing else.
    #expect(screen.root.all(.link).count == 1)
    let style = try screen.find(.box).tree.element.style
    #expect(style.width == 0)
    #expect(style.height == 0)
    try screen.button("Show").tap()
    #expect(screen.has(.text, "Shown"))
    try screen.navigateBack()
    #expect(!screen.has(.text, "Shown"))
  }
}
#endif
