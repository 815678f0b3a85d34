#if PortableViews
/// A custom style of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the state of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view for a button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a button, for a button style.
public struct ButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View {
    let view: AnyView

    /// The button's label, unchanged.
    public var body: some View { view }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down; always false, as renderers report only whole taps.
  public let isPressed = false
}

/// The style of a kind of control in an environment.
enum StyleChoice<BuiltIn, Configuration> {
  case builtIn(BuiltIn)
  case custom((Configuration) -> any View)
}

/// The style of buttons in an environment.
enum ButtonStyleChoice {
  case builtIn(ButtonDetails.Style)
  case custom((ButtonStyleConfiguration) -> any View)
  case primitive((PrimitiveButtonStyleConfiguration) -> any View)

  static var standard: Self { .builtIn(.borderless) }
}

extension EnvironmentValues {
  var buttonStyleChoice: ButtonStyleChoice {
    get { self[typed: ButtonStyleChoice.self] ?? .standard }
    set { self[typed: ButtonStyleChoice.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let choice: ButtonStyleChoice =
      if let style = style as? any BuiltInButtonStyle {
        .builtIn(style.details)
      } else {
        .primitive { style.makeBody(configuration: $0) }
      }
    return environment(\.buttonStyleChoice, choice)
  }

  /// Sets the style of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleChoice, .custom { style.makeBody(configuration: $0) })
  }
}
#endif
