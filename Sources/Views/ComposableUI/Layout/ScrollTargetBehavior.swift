#if PortableViews
/// The places at which scrolling by the user ends.
///
/// Only the behaviors of this module have an effect.
public protocol ScrollTargetBehavior {}

/// Scrolling that ends at the edge of a page, which is as long as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, SnappingBehavior {
  /// Creates the behavior.
  public init() {}

  var snapping: ScrollDetails.Snapping { .pages }
}

/// Scrolling that ends at the edge of a view of the layout with
/// `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, SnappingBehavior {
  /// The number of views that the user can scroll by at a time.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isSingle: Bool

    /// The renderer decides.
    public static let automatic = Self(isSingle: false)
    /// One view.
    public static let always = Self(isSingle: true)
    /// Any number of views.
    public static let never = Self(isSingle: false)
  }

  let snapping: ScrollDetails.Snapping

  /// Creates the behavior with a limit of the views at a time.
  public init(limitBehavior: LimitBehavior = .automatic) {
    snapping = limitBehavior.isSingle ? .singleViews : .views
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by pages.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling by views.
  public static var viewAligned: Self { Self() }

  /// Scrolling by views, with a limit of the views at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

/// A behavior that renderers know.
private protocol SnappingBehavior {
  var snapping: ScrollDetails.Snapping { get }
}

extension View {
  /// Sets the places at which scrolling by the user ends in a scroll view.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSnapping, (behavior as? any SnappingBehavior)?.snapping)
  }

  /// Makes the views of a stack or a grid the ones that `scrollPosition(id:anchor:)` and
  /// `scrollTargetBehavior(_:)` look for.
  ///
  /// - Parameter isEnabled: Whether they do.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    decorated(.content, traits: { $0.hasScrollTargets = isEnabled })
  }
}

private struct ScrollSnappingKey: EnvironmentKey {
  static let defaultValue: ScrollDetails.Snapping? = nil
}

extension EnvironmentValues {
  var scrollSnapping: ScrollDetails.Snapping? {
    get { self[ScrollSnappingKey.self] }
    set { self[ScrollSnappingKey.self] = newValue }
  }
}
#endif
