#if PortableViews
extension View {
  /// Sets how the fields in the view are drawn.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(
      \.fieldLook,
      style is PlainTextFieldStyle
        ? "plain" : style is RoundedBorderTextFieldStyle ? "bordered" : nil)
  }

  /// Sets whether fields correct what is typed: renderers leave it as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

private struct FieldLookKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// How fields are drawn, as an element's attribute says it.
  var fieldLook: String? {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

/// How fields are drawn.
public protocol TextFieldStyle: Sendable {}

/// The style that fits where the field is.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A field with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that fits where the field is.
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with rounded corners.
  public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: Self { Self() }
}
#endif
