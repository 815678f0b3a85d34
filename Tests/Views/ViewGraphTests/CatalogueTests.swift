#if PortableViews
import ComposableUI
import HeadlessRenderer
import Testing
import ViewGraph

// The code of the first pages of the catalogues of ViewGraph and HeadlessRenderer.

// quoted: view
private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Button("Taps: \(count)") { count += 1 }
  }
}
// end

/// ViewGraph: the catalogue's first page.
@MainActor
struct CatalogueTests {
  @Test("a renderer gets the whole tree first, and then patches")
  func patches() throws {
    // quoted: graph
    let renderer = HeadlessRenderer()
    let graph = ViewGraph(Tally(), renderer: renderer)
    graph.mount()

    let button = try #require(graph.tree.children.first)
    #expect(graph.handle(ViewEvent(node: button.id, kind: .tap)) == .handled)
    #expect(renderer.passes.count == 1)
    #expect(renderer.tree == graph.tree)
    // end
  }
}
#endif
