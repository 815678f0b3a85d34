#if PortableViews
import ComposableUI
import Foundation
import ViewGraph
import ViewLayout

extension ViewTester {
  /// Tells the views in lazy containers whether they are in the window; returns whether one arrived
  /// or gone.
  func reportAppearances(in layout: LayoutTree) -> Bool {
    guard renderer.reportsAppearances else { return false }
    var shown: Set<NodeID> = []
    let window = CGRect(origin: .zero, size: graph.environment.size)
    Self.visit(drawnTree, in: window, layout: layout) { shown.insert($0) }
    let known = graph.nearNodes
    guard shown != known else { return false }
    let gone = known.subtracting(shown).map { ViewAppearance(node: $0, isNear: false) }
    let new = shown.subtracting(known).map { ViewAppearance(node: $0, isNear: true) }
    graph.take((gone + new).sorted { $0.node.rawValue < $1.node.rawValue })
    return true
  }

  /// Calls a function with each element that takes `appear` and shows in a part of the window.
  private static func visit(
    _ tree: ElementTree, in visible: CGRect, layout: LayoutTree, _ body: (NodeID) -> Void
  ) {
    var visible = visible
    let takesAppear = tree.element.events.contains(.appear)
    if takesAppear || tree.element.details.scrolling != nil {
      guard let frame = layout.frame(of: tree.id), frame.intersects(visible) else { return }
      if takesAppear { body(tree.id) }
      if tree.element.details.scrolling != nil { visible = visible.intersection(frame) }
    }
    for child in tree.children { visit(child, in: visible, layout: layout, body) }
  }
}
#endif
