#if PortableViews
import ComposableUI

/// A request to scroll, which the renderer carries out after the next pass.
struct RevealWish {
  enum Place {
    /// To a view by its identity, or to the first one below the node if that is `nil`.
    case view(AnyHashable?, anchor: UnitPoint?)
    /// The first scroll view below the node, to an offset.
    case offset(ScrollOffset)
  }

  let place: Place
  /// The node around the views that are searched.
  weak var node: ViewNode?
}

extension ViewGraph {
  /// Scrolls to the first view below a node, or the first that has an identity, after the next pass.
  func reveal(_ id: AnyHashable?, in node: ViewNode, anchor: UnitPoint?) {
    reveals.append(RevealWish(place: .view(id, anchor: anchor), node: node))
    invalidations.scheduleFlush()
  }

  /// Scrolls the first scroll view below a node to an offset, after the next pass.
  func scroll(to offset: ScrollOffset, in node: ViewNode) {
    reveals.append(RevealWish(place: .offset(offset), node: node))
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
    // The target does not have the identities from the layout outwards.
    return target.ancestors.prefix { $0 !== owner }.compactMap(\.identity)
  }

  /// Tells the renderer where to scroll.
  func carryOutReveals(animation: Animation?) {
    guard !reveals.isEmpty else { return }
    let wishes = reveals
    reveals = []
    for wish in wishes {
      switch wish.place {
      case .view(let id, let anchor):
        guard let element = wish.node?.firstElement(of: id), element.isRendered else { continue }
        renderer.reveal(element.id, anchor: anchor, animation: animation)
      case .offset(let offset):
        guard let element = wish.node?.firstScrollView(), element.isRendered else { continue }
        renderer.scroll(element.id, to: offset, animation: animation)
      }
    }
  }
}

extension RenderedElement {
  /// The element itself or, of one around a view such as its frame, the one inside that scrolls.
  fileprivate var scrollView: RenderedElement? {
    if element.details.scrolling != nil { return self }
    if case .layer(let inner) = content { return inner.scrollView }
    return nil
  }

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

  /// The first element that scrolls, of the view below the node.
  fileprivate func firstScrollView() -> RenderedElement? {
    var elements: [RenderedElement] = []
    collect(into: &elements)
    var first = elements.lazy.compactMap(\.scrollView).first
    forEachChild { first = first ?? $0.firstScrollView() }
    return first
  }
}
#endif
