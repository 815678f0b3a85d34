#if PortableViews
// Values of modifiers that have no effect. They are accepted so that SwiftUI code compiles.

/// The way in which scrolling closes the keyboard, without effect.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// The light or dark appearance of the screen.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// The parts of a screen that bars and keyboards cover, without effect.
public enum SafeAreaRegions: Hashable, Sendable {
  case all, container, keyboard
}

/// The look of navigation, without effect.
public protocol NavigationViewStyle: Sendable {}

/// The default look of navigation, without effect.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style as a static member of its protocol.
  public static var automatic: Self { Self() }
}

/// The look of navigation as a stack, without effect.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style as a static member of its protocol.
  public static var stack: Self { Self() }
}

/// The look of navigation in columns, without effect.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style as a static member of its protocol.
  public static var columns: Self { Self() }
}

/// A bar of a screen, without effect.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// The division of the space among the columns of a split view, without effect.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default division of the space among the columns: side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: Self { Self() }
}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style that shows the columns side by side.
  public static var balanced: Self { Self() }
}

/// The last column over the others, without effect.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style that shows the last column over the others.
  public static var prominentDetail: Self { Self() }
}

/// The behaviour of the bar of a screen during a search, without effect.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The bar stays.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}
#endif
