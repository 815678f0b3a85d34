#if PortableViews
/// The closing of a menu by a choice in it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// Whether the menu stays open; `nil` for the default.
  fileprivate let keepsOpen: Bool?

  /// The default: a choice closes the menu.
  public static let automatic = Self(keepsOpen: nil)
  /// A choice closes the menu.
  public static let enabled = Self(keepsOpen: false)
  /// The menu stays open.
  public static let disabled = Self(keepsOpen: true)
}

extension View {
  /// Sets whether a choice closes the menus in the view, or the menu around it.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    decorated(.content) { $0.effects.keepsMenuOpen = behavior.keepsOpen }
  }

  /// Sets whether the menus in the view show a chevron beside their labels.
  ///
  /// By default, they show none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether menus show a chevron beside their labels.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
#endif
