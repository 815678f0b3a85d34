#if PortableViews
public import ComposableUI
public import ViewGraph

extension LayoutTree {
  /// Scrolls what is around an element so that the element shows.
  ///
  /// Call ``layOut(in:)`` before. An unknown element has no effect.
  ///
  /// - Parameters:
  ///   - id: The element to show.
  ///   - anchor: The point of the element that goes to the same point of what is scrolled; `nil` to
  ///     scroll as little as possible.
  public func reveal(_ id: NodeID, anchor: UnitPoint? = nil) {
    guard let node = node(of: id) else { return }
    var frame = CGRect(origin: .zero, size: node.frame.size)
    for (inner, outer) in zip(node.ancestors, node.ancestors.dropFirst()) {
      frame = frame.offsetBy(dx: inner.frame.minX, dy: inner.frame.minY)
      if outer.scrolls {
        outer.show(frame, anchor: anchor)
        frame = frame.offsetBy(dx: -outer.scrollOffset.x, dy: -outer.scrollOffset.y)
      }
    }
  }
}

extension LayoutNode {
  /// The element and the elements around it, up to a presentation, which is placed in the window.
  var ancestors: [LayoutNode] {
    Array(sequence(first: self) { $0.isPresentation ? nil : $0.parent })
  }

  /// Whether the element scrolls its content.
  fileprivate var scrolls: Bool {
    switch element.role {
    case .scroll, .list, .form: true
    default: false
    }
  }

  /// Scrolls to a frame in the content, as far as the content reaches.
  fileprivate func show(_ target: CGRect, anchor: UnitPoint?) {
    let content = children.reduce(CGRect.zero) { $0.union($1.frame) }
    scrollOffset.x = Self.offset(
      scrollOffset.x, of: frame.width, content: content.maxX, start: target.minX,
      end: target.maxX, anchor: anchor?.x)
    scrollOffset.y = Self.offset(
      scrollOffset.y, of: frame.height, content: content.maxY, start: target.minY,
      end: target.maxY, anchor: anchor?.y)
  }

  private static func offset(
    _ old: CGFloat, of length: CGFloat, content: CGFloat, start: CGFloat, end: CGFloat,
    anchor: Double?
  ) -> CGFloat {
    let wanted: CGFloat
    if let anchor {
      wanted = start + CGFloat(anchor) * (end - start) - CGFloat(anchor) * length
    } else if start < old {
      wanted = start
    } else {
      wanted = max(old, end - length)
    }
    return min(max(wanted, 0), max(content - length, 0))
  }
}
#endif
