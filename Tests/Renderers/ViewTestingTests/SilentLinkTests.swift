#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
@Suite("Links that only a binding activates")
struct SilentLinkTests {
  private struct Screen: View {
    @State private var isShown = false

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("Shown"), isActive: $isShown) { EmptyView() }
            .accessibilityIdentifier("silent")
          NavigationLink(destination: Text("Other")) { EmptyView() }
          Button("Show") { isShown = true }
        }
      }
    }
  }

  @Test("a link without a label takes no space and no taps, and pushes its screen")
  func silent() throws {
    let screen = ViewTester(Screen())
    let links = screen.root.all(.link)
    #expect(links.count == 2)
    let box = try screen.find(.box)
    #expect((box.tree.element.style.width, box.tree.element.style.height) == (0, 0))
    #expect(box.all(.link).count == 1)
    #expect(box.tree.children[0].element.traits.isHidden || box.tree.element.traits.isHidden)
    try screen.button("Show").tap()
    #expect(screen.has(.text, "Shown"))
    try screen.navigateBack()
    #expect(!screen.has(.text, "Shown"))
  }
}
#endif
