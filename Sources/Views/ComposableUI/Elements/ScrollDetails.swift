#if PortableViews
/// The details of an element that scrolls: a scroll view, a list or a form.
public struct ScrollDetails: Hashable, Sendable {
  /// The places at which scrolling by the user ends.
  public enum Snapping: String, Hashable, Sendable {
    /// The edges of pages, each as long as the element.
    case pages
    /// The edges of the views in the layout with `hasScrollTargets`.
    case views
    /// The edge of the next such view, however fast the user scrolls.
    case singleViews
  }

  /// The axes along which the element scrolls.
  public var axes: ScrollAxes
  /// Whether the user cannot scroll; the views still can.
  public var isDisabled: Bool
  /// The axes whose scroll bars are hidden, if any.
  public var hiddenIndicators: ScrollAxes?
  /// The point of the content that shows at the same point of the element, until the user scrolls
  /// away from there; `nil` for the top leading corner, at first only.
  public var anchor: UnitPoint?
  /// The places at which scrolling by the user ends; `nil` for any.
  public var snapping: Snapping?
  /// The point of the element at which a view of the layout with
  /// `hasScrollTargets` is looked for, whose node `scroll` events carry.
  public var positionAnchor: UnitPoint
  /// Whether what is beyond the edges across the axis of the element shows.
  public var isUnclipped = false

  /// Creates the details of an element that scrolls.
  public init(
    _ axes: ScrollAxes = .vertical, isDisabled: Bool = false, hiddenIndicators: ScrollAxes? = nil,
    anchor: UnitPoint? = nil, snapping: Snapping? = nil, positionAnchor: UnitPoint = .topLeading
  ) {
    self.axes = axes
    self.isDisabled = isDisabled
    self.hiddenIndicators = hiddenIndicators
    self.anchor = anchor
    self.snapping = snapping
    self.positionAnchor = positionAnchor
  }
}

extension ElementDetails {
  /// The way in which the element scrolls; `nil` if its role does not scroll.
  public var scrolling: ScrollDetails? {
    switch self {
    case .scroll(let scrolling), .form(let scrolling): scrolling
    case .list(let list): list.scrolling
    default: nil
    }
  }
}

extension ScrollAxes {
  /// Creates the axes of a set; `nil` for an empty one.
  init?(_ axes: Axis.Set) {
    switch (axes.contains(.horizontal), axes.contains(.vertical)) {
    case (true, true): self = .both
    case (true, false): self = .horizontal
    case (false, true): self = .vertical
    case (false, false): return nil
    }
  }
}
#endif
