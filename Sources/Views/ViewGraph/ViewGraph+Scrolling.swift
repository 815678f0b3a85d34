#if PortableViews
import ComposableUI

/// A wish to scroll to a view, which the renderer carries out after the next pass.
struct RevealWish {
  let id: AnyHashable
  /// The node around the views that are searched.
  weak var node: ViewNode?
  let anchor: UnitPoint?
}

extension ViewGraph {
  /// Scrolls to the first view below a node that has an identity, after the next pass.
  func reveal(_ id: AnyHashable, in node: ViewNode, anchor: UnitPoint?) {
    reveals.append(RevealWish(id: id, node: node, anchor: anchor))
    invalidations.scheduleFlush()
  }

  /// Tells the renderer where to scroll.
  func carryOutReveals(animation: Animation?) {
    guard !reveals.isEmpty else { return }
    let wishes = reveals
    reveals = []
    for wish in wishes {
      guard let node = wish.node, let element = node.firstElement(of: wish.id), element.isRendered
      else { continue }
      renderer.reveal(element.id, anchor: wish.anchor, animation: animation)
    }
  }
}

extension ViewNode {
  /// The first element of the view below the node that has an identity.
  fileprivate func firstElement(of id: AnyHashable) -> RenderedElement? {
    var elements: [RenderedElement] = []
    if identity == id {
      collect(into: &elements)
      if let first = elements.first { return first }
    }
    return children.lazy.compactMap { $0.firstElement(of: id) }.first
  }
}
#endif
