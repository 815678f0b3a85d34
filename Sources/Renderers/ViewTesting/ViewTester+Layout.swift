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
      var nodes: [NodeID] = []
      Self.collectMeasuredNodes(in: drawnTree, into: &nodes)
      if nodes.isEmpty { return }
      let layout = layout()
      var hasChanged = false
      for node in nodes {
        guard let size = layout.frame(of: node)?.size, measuredSizes[node] != size else { continue }
        measuredSizes[node] = size
        hasChanged = true
        let value = EventValue.size(width: size.width, height: size.height)
        graph.handle(ViewEvent(node: node, kind: .resize, value: value))
      }
      if !hasChanged { return }
    }
  }

  /// The layout of the drawn tree in the window of the environment.
  func layout() -> LayoutTree {
    let layout = LayoutTree(drawnTree)
    layout.layoutDirection = graph.environment.layoutDirection
    layout.layOut(in: graph.environment.size)
    return layout
  }

  private static func collectMeasuredNodes(in tree: ElementTree, into nodes: inout [NodeID]) {
    if tree.element.events.contains(.resize) { nodes.append(tree.id) }
    for child in tree.children { collectMeasuredNodes(in: child, into: &nodes) }
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
