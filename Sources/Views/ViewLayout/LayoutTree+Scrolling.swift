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
      if outer.element.details.scrolling != nil {
        outer.show(frame, anchor: anchor)
        frame = frame.offsetBy(dx: -outer.scrollOffset.x, dy: -outer.scrollOffset.y)
      }
    }
  }

  /// Scrolls an element to an offset, as far as its content reaches.
  ///
  /// Call ``layOut(in:)`` before. An element that does not scroll has no effect.
  ///
  /// - Parameters:
  ///   - id: The element that scrolls.
  ///   - offset: The place of the content.
  public func scroll(_ id: NodeID, to offset: ScrollOffset) {
    guard let node = node(of: id), node.element.details.scrolling != nil else { return }
    node.scroll(to: offset)
  }

  /// Returns how an element scrolls at rest; `nil` for one that does not scroll.
  ///
  /// Call ``layOut(in:)`` before.
  ///
  /// - Parameter id: The element that scrolls.
  public func scrolling(of id: NodeID) -> ScrollInput? {
    guard let node = node(of: id), node.element.details.scrolling != nil else { return nil }
    let (content, offset) = (node.scrolledContent, node.scrollOffset)
    // From the right edge in a layout from right to left, as in a browser.
    let x =
      node.isRightToLeft
      ? content.maxX - node.frame.width - offset.x : offset.x - content.minX
    let size = node.contentSize
    return ScrollInput(
      .idle, x: Double(max(x, 0)), y: Double(offset.y - content.minY),
      contentWidth: Double(size.width), contentHeight: Double(size.height),
      width: Double(node.frame.width), height: Double(node.frame.height))
  }

  /// Returns the scroll target that an element shows at the anchor of its position; `nil` if none.
  ///
  /// Call ``layOut(in:)`` before.
  ///
  /// - Parameter id: The element that scrolls.
  public func scrollTarget(of id: NodeID) -> NodeID? {
    guard let node = node(of: id), let scrolling = node.element.details.scrolling,
      let origin = frame(of: id)?.origin
    else { return nil }
    let inside = node.positionPoint(scrolling.positionAnchor)
    let point = CGPoint(x: origin.x + inside.x, y: origin.y + inside.y)
    let distances = node.scrollTargets.map { target in
      (target.id, frame(of: target.id)?.distance(to: point) ?? .infinity)
    }
    return distances.min { $0.1 < $1.1 }?.0
  }
}

extension LayoutNode {
  /// The element and the elements around it, up to a presentation, which is placed in the window.
  var ancestors: [LayoutNode] {
    Array(sequence(first: self) { $0.isPresentation ? nil : $0.parent })
  }

  /// The distance by which the content is scrolled.
  var scrollOffset: CGPoint {
    guard let scrolling = element.details.scrolling else { return .zero }
    if let revealedOffset { return revealedOffset }
    guard let anchor = scrolling.anchor else { return .zero }
    let content = scrolledContent
    return CGPoint(
      x: Self.bounded(
        content.minX + (content.width - frame.width) * mirrored(anchor).x, frame.width,
        content.minX, content.maxX),
      y: Self.bounded(
        (content.height - frame.height) * anchor.y, frame.height, content.minY, content.maxY))
  }

  /// Scrolls to a frame in the content, as far as the content reaches.
  fileprivate func show(_ target: CGRect, anchor: UnitPoint?) {
    let (content, old, anchor) = (scrolledContent, scrollOffset, anchor.map(mirrored))
    let x = Self.offset(
      old.x, of: frame.width, start: target.minX, end: target.maxX, anchor: anchor?.x)
    let y = Self.offset(
      old.y, of: frame.height, start: target.minY, end: target.maxY, anchor: anchor?.y)
    revealedOffset = CGPoint(
      x: Self.bounded(x, frame.width, content.minX, content.maxX),
      y: Self.bounded(y, frame.height, content.minY, content.maxY))
  }

  /// Scrolls to an offset, as far as the content reaches.
  fileprivate func scroll(to offset: ScrollOffset) {
    let (content, old) = (scrolledContent, scrollOffset)
    var (x, y) = (old.x, old.y)
    if let wanted = offset.x {
      x = isRightToLeft ? content.maxX - frame.width - wanted : content.minX + wanted
    }
    if let wanted = offset.y { y = content.minY + wanted }
    revealedOffset = CGPoint(
      x: Self.bounded(x, frame.width, content.minX, content.maxX),
      y: Self.bounded(y, frame.height, content.minY, content.maxY))
  }

  /// The size of all children together.
  fileprivate var contentSize: CGSize {
    let frames = children.filter { !$0.isPresentation }.map(\.frame)
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.size
  }

  /// The frame around all children.
  fileprivate var scrolledContent: CGRect {
    children.reduce(CGRect.zero) { $1.isPresentation ? $0 : $0.union($1.frame) }
  }

  /// The point that an anchor is in the direction of the layout, from the left.
  private func mirrored(_ anchor: UnitPoint) -> UnitPoint {
    isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
  }

  /// The point of the element at which a scroll target is looked for, within its edges.
  fileprivate func positionPoint(_ anchor: UnitPoint) -> CGPoint {
    let anchor = mirrored(anchor)
    return CGPoint(
      x: min(max(frame.width * anchor.x, 1), frame.width - 1),
      y: min(max(frame.height * anchor.y, 1), frame.height - 1))
  }

  /// The scroll targets inside, without the targets of elements that scroll themselves.
  fileprivate var scrollTargets: [LayoutNode] {
    if element.traits.hasScrollTargets { return children }
    return children.filter { $0.element.details.scrolling == nil }.flatMap(\.scrollTargets)
  }

  private static func offset(
    _ old: CGFloat, of length: CGFloat, start: CGFloat, end: CGFloat, anchor: Double?
  ) -> CGFloat {
    if let anchor { return start + CGFloat(anchor) * (end - start - length) }
    return start < old ? start : max(old, end - length)
  }

  /// The offset closest to another that shows no space around the content.
  private static func bounded(
    _ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    max(min(offset, max(end - length, 0)), min(start, 0))
  }
}

extension CGRect {
  /// The distance to a point along both axes; 0 inside of the rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    max(minX - point.x, point.x - maxX, 0) + max(minY - point.y, point.y - maxY, 0)
  }
}
#endif
