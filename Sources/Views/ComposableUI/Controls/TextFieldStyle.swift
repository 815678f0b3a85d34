#if PortableViews
/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled view.
  associatedtype _Body: View

  /// The label of the fields that the style gets.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view for a text field in this style.
  ///
  /// The underscore follows SwiftUI, where the requirement has the same name.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field, for a style.
///
/// The underscore follows SwiftUI, where the type has the same name.
public struct _TextFieldStyleLabel: View {
  let label: AnyView

  /// The label.
  public var body: some View { label }
}

/// A built-in style, which the renderer draws.
protocol BuiltInTextFieldStyle: TextFieldStyle {}

extension BuiltInTextFieldStyle {
  /// Returns the field, which the renderer draws in the style.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The default style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of text fields.
  nonisolated public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  nonisolated public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  nonisolated public static var plain: Self { Self() }
}

extension View {
  /// Sets the style of the text fields in the view.
  ///
  /// A style of one's own gets each field without a border, and adds to it.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let isBuiltIn = style is any BuiltInTextFieldStyle
    let make: ((TextField<_TextFieldStyleLabel>) -> any View)? =
      isBuiltIn ? nil : { style._body(configuration: $0) }
    return environment(
      \.fieldSettings.style,
      style is RoundedBorderTextFieldStyle
        ? .bordered : style is DefaultTextFieldStyle ? .automatic : .plain
    )
    .environment(\.makeTextField, make)
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ((TextField<_TextFieldStyleLabel>) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a field in a style of one's own; `nil` for a built-in style.
  var makeTextField: ((TextField<_TextFieldStyleLabel>) -> any View)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
#endif
