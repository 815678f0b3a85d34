#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Screens that grow from views.
@MainActor
struct NavigationTransitionTests {
  struct Cards: View {
    @Namespace private var namespace
    @Namespace private var other

    var body: some View {
      NavigationStack {
        VStack {
          Text("first").matchedTransitionSource(id: 1, in: namespace)
          Text("second").matchedTransitionSource(id: 2, in: namespace)
          Text("other").matchedTransitionSource(id: 2, in: other)
          NavigationLink("Zoom") {
            Text("detail").navigationTransition(.zoom(sourceID: 2, in: namespace))
          }
          NavigationLink("Slide") { Text("usual").navigationTransition(.automatic) }
        }
      }
    }
  }

  @Test("a screen has the group of the one view with its id in its namespace")
  func groups() throws {
    let screen = ViewTester(Cards())
    func sources() -> [String: Int] {
      var groups: [String: Int] = [:]
      for element in screen.root.descendants {
        guard let group = element.tree.element.style.effects.zoomSource else { continue }
        groups[element.label ?? ""] = group
      }
      return groups
    }
    let known = sources()
    #expect(Set(known.values).count == 3)
    try screen.link("Zoom").tap()
    let detail = try screen.find(.text, "detail").tree.element.style.effects
    #expect(detail.zoom == known["second"])
    #expect(detail.zoom != nil)
    try screen.navigateBack()
    try screen.link("Slide").tap()
    #expect(try screen.find(.text, "usual").tree.element.style.effects.zoom == nil)
  }
}
#endif
