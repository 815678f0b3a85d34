#if PortableViews
/// The look of forms.
public protocol FormStyle: Sendable {}

/// The default look of forms: rows in groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default look: rows in groups.
  public static var automatic: Self { Self() }
}

/// The look of forms with grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: Self { Self() }
}

/// The look of forms in columns: rows without groups and lines.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows without groups and lines, with controls at their ends.
  public static var columns: Self { Self() }
}

private struct FormIsGroupedKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the rows of forms are in groups.
  var formIsGrouped: Bool {
    get { self[FormIsGroupedKey.self] }
    set { self[FormIsGroupedKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in the view; all styles except the one of columns look the same.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formIsGrouped, !(style is ColumnsFormStyle))
  }
}
#endif
