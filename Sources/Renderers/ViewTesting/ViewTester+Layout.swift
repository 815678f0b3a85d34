#if PortableViews
public import ComposableUI
import ViewGraph
import ViewLayout

extension ViewTester {
  /// The most rounds of measuring, which stops views whose sizes keep changing each other.
  private static var measuringLimit: Int { 10 }

  /// Draws pending changes, and tells the elements that ask for it their sizes.
  func measure() {
    for _ in 0..<Self.measuringLimit {
      graph.flush()
      let nodes = Self.measuredNodes(in: graph.tree)
      if nodes.isEmpty { return }
      let layout = layout()
      var hasChanged = false
      for node in nodes {
        guard let size = layout.frame(of: node)?.size, measuredSizes[node] != size else { continue }
        measuredSizes[node] = size
        hasChanged = true
        graph.handle(.resize, of: node, text: "\(size.width) \(size.height)")
      }
      if !hasChanged { return }
    }
  }

  /// The layout of the drawn tree in the window of the environment.
  func layout() -> LayoutTree {
    let layout = LayoutTree(graph.tree)
    layout.layoutDirection = graph.environment.layoutDirection
    layout.layOut(in: graph.environment.size)
    return layout
  }

  private static func measuredNodes(in tree: ElementTree) -> [NodeID] {
    (tree.element.events.contains(.resize) ? [tree.id] : [])
      + tree.children.flatMap { measuredNodes(in: $0) }
  }
}

extension TestElement {
  /// The place of the element in the tester's window, in points.
  ///
  /// Computed by SwiftUI's rules from a table of widths of characters, the same on every machine.
  public var frame: CGRect {
    tester.layout().frame(of: tree.id) ?? .null
  }
}
#endif
