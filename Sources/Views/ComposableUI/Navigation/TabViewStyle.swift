#if PortableViews
/// The look of tabs.
public protocol TabViewStyle: Sendable {}

/// The default look of tabs: a bar below their screens.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style as a static member of its protocol.
  public static var automatic: Self { Self() }
}

/// The look of tabs that may be in a sidebar; here they are in the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style as a static member of its protocol.
  public static var sidebarAdaptable: Self { Self() }
}

/// The look of tabs in a bar, which is the default.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style as a static member of its protocol.
  public static var tabBarOnly: Self { Self() }
}

/// The look of tabs in groups; here they are in the bar.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style as a static member of its protocol.
  public static var grouped: Self { Self() }
}

/// The look of tabs as pages, which people swipe through, with a row of dots.
public struct PageTabViewStyle: TabViewStyle {
  let indexDisplayMode: IndexDisplayMode

  /// Creates the style, with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// The choice whether dots for the pages show: for two or more, always or never.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// The dots show for two pages or more.
    public static let automatic = Self(name: "automatic")
    /// The dots show.
    public static let always = Self(name: "always")
    /// There are no dots, unless the keyboard is on them.
    public static let never = Self(name: "never")
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style as a static member of its protocol.
  public static var page: Self { Self() }

  /// The style, with or without the dots of the pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages.
public protocol IndexViewStyle: Sendable {}

/// The look of dots for pages, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  let backgroundDisplayMode: BackgroundDisplayMode

  /// The choice whether the dots have a background: always, or never.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// No background.
    public static let automatic = Self(name: "automatic")
    /// No background: a browser does not show it for a moment.
    public static let interactive = Self(name: "interactive")
    /// A background.
    public static let always = Self(name: "always")
    /// No background.
    public static let never = Self(name: "never")
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style as a static member of its protocol.
  public static var page: Self { Self() }

  /// The style with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the style of the tab views in the view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabPages.mode, (style as? PageTabViewStyle)?.indexDisplayMode)
      .environment(\.tabPages.isAdaptable, style is SidebarAdaptableTabViewStyle)
  }

  /// Sets the style of the dots of pages in the view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(
      \.tabPages.hasBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
  }
}

/// The look of pages that views around request.
struct TabPages: Hashable {
  /// The choice whether dots show; `nil` for tabs in a bar.
  var mode: PageTabViewStyle.IndexDisplayMode?
  var hasBackground = false
  /// Whether the tabs are in a sidebar, which users customize.
  var isAdaptable = false

  /// The look of a number of pages; `nil` for tabs in a bar.
  func look(of count: Int) -> ElementPages? {
    guard let mode else { return nil }
    if mode == .never || (mode == .automatic && count < 2) { return .undotted }
    return hasBackground ? .dotsOnBackground : .dots
  }
}

private struct TabPagesKey: EnvironmentKey {
  static var defaultValue: TabPages { TabPages() }
}

extension EnvironmentValues {
  /// The look of pages that views around request.
  var tabPages: TabPages {
    get { self[TabPagesKey.self] }
    set { self[TabPagesKey.self] = newValue }
  }
}
#endif
