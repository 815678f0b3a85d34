#if PortableViews
/// The role of the bar of a screen, which decides about the place of the title.
public struct ToolbarRole: Hashable, Sendable {
  fileprivate let hasLeadingTitle: Bool

  /// The default: the title is in the middle.
  public static let automatic = Self(hasLeadingTitle: false)
  /// The bar of a navigation stack, with the title in the middle.
  public static let navigationStack = Self(hasLeadingTitle: false)
  /// The bar of a browser, with the title after the controls at the start.
  public static let browser = Self(hasLeadingTitle: true)
  /// The bar of an editor, with the title after the controls at the start.
  public static let editor = Self(hasLeadingTitle: true)
}

extension View {
  /// Sets the role of the bar of the screen that contains the view.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    lifecycle(
      BarWish(bar: role.hasLeadingTitle ? .leadingTitle : [], kinds: .leadingTitle))
  }
}
#endif
