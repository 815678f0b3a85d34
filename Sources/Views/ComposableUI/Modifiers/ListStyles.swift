#if PortableViews
/// A style of lists.
public protocol ListStyle: Sendable {}

/// The default style of lists.
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

/// Rows without groups or space around them.
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
  /// The default style of lists.
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
  /// Rows without groups or space around them.
  public static var plain: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: Self { Self() }
}

private struct PlainListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The style of lists, as the value of an element's attribute.
  var listIsPlain: Bool {
    get { self[PlainListKey.self] }
    set { self[PlainListKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in the view; all styles except the plain one look the same.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listIsPlain, style is PlainListStyle)
  }
}
#endif
