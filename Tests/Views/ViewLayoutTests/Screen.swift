#if PortableViews
import ComposableUI
import Foundation
import HeadlessRenderer
import Testing
import ViewGraph
import ViewLayout

/// A view in a window, with the places of its elements by their accessibility identifiers.
@MainActor
struct Screen {
  let graph: ViewGraph
  let renderer = HeadlessRenderer()
  let layout: LayoutTree
  let size: CGSize

  init(width: Double = 200, height: Double = 100, @ViewBuilder _ content: () -> some View) {
    graph = ViewGraph(content(), renderer: renderer)
    graph.mount()
    size = CGSize(width: width, height: height)
    layout = LayoutTree(graph.tree)
    layout.layOut(in: size)
  }

  /// The place of an element as `x y width height`, in whole points.
  func place(_ identifier: String) throws -> String {
    let frame = try #require(layout.frame(of: find(identifier).id))
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  /// Returns the element with an identifier.
  func find(_ identifier: String) throws -> ElementTree {
    func find(_ tree: ElementTree) -> ElementTree? {
      tree.element.traits.identifier == identifier
        ? tree : tree.children.lazy.compactMap(find).first
    }
    return try #require(find(graph.tree), "There is no element '\(identifier)'")
  }

  /// Follows the patches of the graph's last pass, and lays out again.
  func update() {
    graph.flush()
    for pass in renderer.takePasses() { layout.apply(pass) }
    layout.layOut(in: size)
  }
}

/// A view of a fixed size with a name.
struct Box: View {
  let name: String
  let width: Double
  let height: Double

  init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Rectangle().accessibilityIdentifier(name).frame(width: width, height: height)
  }
}
#endif
