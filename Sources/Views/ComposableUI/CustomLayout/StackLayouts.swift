#if PortableViews
public import Foundation

/// A layout of views side by side, to switch between layouts and as a part of one's own.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between the views, in points; `nil` for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  private var stack: AlignedStack {
    AlignedStack(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  /// Returns the size of the views side by side.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    stack.size(proposal, subviews)
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.place(in: bounds, proposal, subviews)
  }
}

/// A layout of views below each other, to switch between layouts and as a part of one's own.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between the views, in points; `nil` for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  private var stack: AlignedStack {
    AlignedStack(axis: .vertical, guide: alignment.key, spacing: spacing)
  }

  /// Returns the size of the views below each other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    stack.size(proposal, subviews)
  }

  /// Places the views below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.place(in: bounds, proposal, subviews)
  }
}

/// A layout of views on top of each other, to switch between layouts and as a part of one's own.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the rectangle around the aligned views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    extent(of: subviews.map { $0.dimensions(in: proposal) }).size
  }

  /// Places the views with their guides at one point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let extent = extent(of: dimensions)
    for (subview, dimensions) in zip(subviews, dimensions) {
      let position = CGPoint(
        x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
        y: bounds.minY - extent.minY - dimensions[alignment.vertical])
      subview.place(at: position, proposal: proposal)
    }
  }

  /// The rectangle around the views, with their guides at the origin.
  private func extent(of views: [ViewDimensions]) -> CGRect {
    let rects = views.map { view in
      CGRect(
        x: -view[alignment.horizontal], y: -view[alignment.vertical], width: view.width,
        height: view.height)
    }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}

/// The layout of views one after another, aligned by a guide across.
private struct AlignedStack {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let dimensions = dimensions(proposal, subviews)
    let across = across(dimensions)
    var size = CGSize.zero
    size[axis] = dimensions.reduce(gaps(subviews).reduce(0, +)) { $0 + $1[axis] }
    size[axis.other] = across.before + across.after
    return size
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let proposals = proposals(proposal, subviews)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let line = across(dimensions).before
    var position: CGFloat = 0
    for (index, gap) in (gaps(subviews) + [0]).enumerated() where index < dimensions.count {
      let offset = line - dimensions[index][guide]
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + offset)
        : CGPoint(x: bounds.minX + offset, y: bounds.minY + position)
      let subview = subviews[subviews.startIndex + index]
      subview.place(at: point, proposal: proposals[index])
      position += dimensions[index][axis] + gap
    }
  }

  /// The greatest distances from the line of the guides to the edges across.
  private func across(_ dimensions: [ViewDimensions]) -> (before: CGFloat, after: CGFloat) {
    let before = dimensions.map { $0[guide] }.max() ?? 0
    let after = dimensions.map { $0[axis.other] - $0[guide] }.max() ?? 0
    return (before, after)
  }

  private func dimensions(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [ViewDimensions] {
    zip(subviews, proposals(proposal, subviews)).map { $0.dimensions(in: $1) }
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { view, next in
      spacing ?? view.spacing.distance(to: next.spacing, along: axis)
    }
  }

  private func proposals(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis], length.isFinite else {
      return subviews.map { _ in proposal }
    }
    func proposing(_ length: CGFloat) -> ProposedViewSize {
      var changed = proposal
      changed[axis] = length
      return changed
    }
    let first = subviews.startIndex
    let division = StackDivision(
      count: subviews.count, priority: { subviews[first + $0].priority },
      length: { subviews[first + $0].sizeThatFits(proposing($1))[axis] })
    return division.proposals(in: length - gaps(subviews).reduce(0, +)).map(proposing)
  }
}

extension ViewDimensions {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
#endif
