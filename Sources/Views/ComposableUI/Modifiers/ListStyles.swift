#if PortableViews
/// How the rows of lists are drawn.
public protocol ListStyle: Sendable {}

/// The style that fits where the list is.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups with space around them.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows with space around them.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows alone.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that fits where the list is.
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with space around them.
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space around them.
  public static var inset: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public static var plain: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: Self { Self() }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// How lists are drawn, as an element's attribute says it.
  var listLook: String? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the rows of the lists in the view are drawn: as cards, or plain.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style is PlainListStyle ? "plain" : nil)
  }
}
#endif
