#if PortableViews
/// The way in which a screen or a presentation appears.
public protocol NavigationTransition: Sendable {}

/// The usual way in which screens and presentations appear.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// The growth of a screen or a presentation out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let group: Int
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The growth out of the view that has the id as ``View/matchedTransitionSource(id:in:)``.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self {
    Self(group: namespace.group(sourceID))
  }
}

extension View {
  /// Sets how the screen, the sheet or the cover appears whose content the view is.
  ///
  /// A zoom shrinks it to its source again at the end. A user who wants less motion sees none.
  nonisolated public func navigationTransition<S: NavigationTransition>(
    _ style: S
  ) -> some View {
    let group = (style as? ZoomNavigationTransition)?.group
    return decorated(.content) { if let group { $0.effects.zoom = group } }
  }

  /// Lets screens, sheets and covers grow from the view that zoom from its id.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    decorated(.gesture) { $0.effects.zoomSource = namespace.group(id) }
  }
}
#endif
