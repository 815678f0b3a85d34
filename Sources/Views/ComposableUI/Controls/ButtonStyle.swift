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

/// A built-in style of buttons, which every renderer draws.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// The default style, which the renderer chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a filled border around the label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with the label alone, in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with the label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which the renderer chooses.
  nonisolated public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  nonisolated public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled border around the label.
  nonisolated public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the accent colour.
  nonisolated public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: Self { Self() }
}

/// The style of a kind of control in an environment.
enum StyleChoice<BuiltIn, Configuration> {
  case builtIn(BuiltIn)
  case custom((Configuration) -> any View)
}

extension EnvironmentValues {
  var buttonStyleChoice: StyleChoice<ButtonDetails.Style, ButtonStyleConfiguration> {
    get {
      self[typed: StyleChoice<ButtonDetails.Style, ButtonStyleConfiguration>.self]
        ?? .builtIn(.borderless)
    }
    set { self[typed: StyleChoice<ButtonDetails.Style, ButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let choice: ButtonDetails.Style =
      switch style {
      case is BorderedButtonStyle: .bordered
      case is BorderedProminentButtonStyle: .borderedProminent
      case is PlainButtonStyle: .plain
      default: .borderless
      }
    return environment(\.buttonStyleChoice, .builtIn(choice))
  }

  /// Sets the style of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleChoice, .custom { style.makeBody(configuration: $0) })
  }
}
#endif
