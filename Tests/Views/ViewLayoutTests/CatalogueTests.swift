#if PortableViews
import ComposableUI
import Foundation
import HeadlessRenderer
import Testing
import ViewGraph
import ViewLayout

/// The code of the catalogue.
@MainActor
struct CatalogueTests {
  struct Pair: View {
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().frame(width: 50)
        Rectangle()
      }
    }
  }

  @Test("a layout is made from a tree, and follows patches")
  func layout() throws {
    // quoted: layout
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(Pair(), renderer: renderer)
    graph.mount()
    let layout = LayoutTree(graph.tree)
    layout.layOut(in: CGSize(width: 200, height: 100))

    let right = graph.tree.children[0].children[1]
    #expect(layout.frame(of: right.id) == CGRect(x: 50, y: 0, width: 150, height: 100))
    for patches in renderer.takePasses() { layout.apply(patches) }
    // end
  }
}
#endif
