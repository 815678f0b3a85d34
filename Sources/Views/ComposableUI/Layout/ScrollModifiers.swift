#if PortableViews
/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let isHidden: Bool?

  /// The renderer decides.
  public static let automatic = Self(isHidden: nil)
  /// The bars show while the user scrolls or points at them.
  public static let visible = Self(isHidden: false)
  /// The bars are hidden.
  public static let hidden = Self(isHidden: true)
  /// The bars are hidden, also with a mouse.
  public static let never = hidden

  var hides: Bool { isHidden == true }
}

extension View {
  /// Disables scrolling by the user in scroll views, lists and forms.
  ///
  /// `false` enables none that a surrounding view disables. The views can scroll still, such as by a
  /// ``ScrollViewProxy``.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Shows or hides the scroll bars of scroll views, lists and forms.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars show.
  ///   - axes: The axes of the bars.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changingEnvironment(IndicatorChange(visibility: visibility, axes: axes))
  }

  /// Sets whether a scroll view shows what is beyond its edges, such as the shadows of its views.
  ///
  /// It does for a scroll view that scrolls horizontally, above and below it, up to 32 points. A browser
  /// cuts off the content where it scrolls.
  ///
  /// - Parameter disabled: Whether the scroll view does not cut off its content.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the part of the content that scroll views, lists and forms show at first.
  ///
  /// That part still shows when the content grows, until the user scrolls away from it.
  ///
  /// - Parameter anchor: The point of the content that shows at the same point of the scroll view;
  ///   `nil` for the top leading corner.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}

private struct IndicatorChange: EnvironmentChange {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func apply(to values: inout EnvironmentValues) {
    if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    guard let other = other as? Self else { return false }
    return visibility == other.visibility && axes == other.axes
  }
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct IsScrollClipDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll bars.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll bars.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }

  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }

  /// The details of an element that scrolls along some axes, by what modifiers around it say.
  func scrolling(_ axes: ScrollAxes = .vertical) -> ScrollDetails {
    var hidden: Axis.Set = []
    if horizontalScrollIndicatorVisibility.hides { hidden.insert(.horizontal) }
    if verticalScrollIndicatorVisibility.hides { hidden.insert(.vertical) }
    var details = ScrollDetails(
      axes, isDisabled: !isScrollEnabled, hiddenIndicators: ScrollAxes(hidden),
      anchor: defaultScrollAnchor, snapping: scrollSnapping,
      positionAnchor: scrollPosition?.anchor ?? .topLeading)
    details.isUnclipped = axes == .horizontal && isScrollClipDisabled
    return details
  }
}

/// A change for the views inside of a scroll view: what says where it scrolls is for it alone.
struct InsideScrolling: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if values.defaultScrollAnchor != nil { values.defaultScrollAnchor = nil }
    if values.scrollSnapping != nil { values.scrollSnapping = nil }
    if values.isScrollClipDisabled { values.isScrollClipDisabled = false }
    if values.scrollPosition != nil { values.scrollPosition = nil }
    if !values.scrollObservers.isEmpty { values.scrollObservers = [] }
    values.hasSections = false
  }

  func isSame(as other: any EnvironmentChange) -> Bool { other is Self }
}
#endif
