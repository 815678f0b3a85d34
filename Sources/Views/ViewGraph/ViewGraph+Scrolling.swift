#if PortableViews
import ComposableUI

/// A wish to scroll to a view, which the renderer carries out after the next pass.
struct RevealWish {
  /// The identity of the view; `nil` for the first one below the node.
  let id: AnyHashable?
  /// The node around the views that are searched.
  weak var node: ViewNode?
  let anchor: UnitPoint?
}

extension ViewGraph {
  /// Scrolls to the first view below a node, or the first that has an identity, after the next pass.
  func reveal(_ id: AnyHashable?, in node: ViewNode, anchor: UnitPoint?) {
    reveals.append(RevealWish(id: id, node: node, anchor: anchor))
    invalidations.scheduleFlush()
  }

  /// Returns the identities of the view that has made a scroll target, the innermost first.
  ///
  /// `nil` for an element that is no child of a layout with scroll targets, or not below a node.
  func identities(of id: NodeID, in node: ViewNode) -> [AnyHashable]? {
    guard let element = elements[id], let layout = element.parent,
      layout.element.traits.hasScrollTargets
    else { return nil }
    let owner = layout.owner
    guard let target = element.owner, owner?.ancestors.contains(where: { $0 === node }) == true
    else { return nil }
    // The identities from the layout outwards are not those of the target.
    return target.ancestors.prefix { $0 !== owner }.compactMap(\.identity)
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

extension RenderedElement {
  /// The node that has made the element.
  fileprivate var owner: ViewNode? {
    switch content {
    case .none: nil
    case .layer(let inner): inner.owner
    case .node(let node): node.object
    }
  }
}

extension ViewNode {
  /// The node and the nodes above it.
  fileprivate var ancestors: [ViewNode] { Array(sequence(first: self, next: \.parent)) }

  /// The first element of the view below the node that has an identity; of the node itself if `nil`.
  fileprivate func firstElement(of id: AnyHashable?) -> RenderedElement? {
    var elements: [RenderedElement] = []
    if id == nil || identity == id {
      collect(into: &elements)
      if let first = elements.first { return first }
    }
    var first: RenderedElement?
    forEachChild { first = first ?? $0.firstElement(of: id) }
    return first
  }
}
#endif
