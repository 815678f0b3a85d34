#if PortableViews
/// A style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the state of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view for a toggle in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a toggle, for a toggle style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public let label: AnyView
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

/// A built-in style, which the renderer draws.
protocol BuiltInToggleStyle: ToggleStyle {}

extension BuiltInToggleStyle {
  /// Returns the label; the renderer draws the rest of the toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that draws a switch.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  fileprivate var tint: Color?

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with the colour of switches that are on.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }
}

/// A style that draws a button which stays pressed while on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that draws a box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a switch.
  nonisolated public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  nonisolated public static var button: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  nonisolated public static var checkbox: Self { Self() }
}

/// The colour that the style of toggles gives to switches.
private struct SwitchTint {
  let color: Color
}

extension EnvironmentValues {
  /// The colour that the style of toggles gives to switches.
  var switchTint: Color? {
    get { self[typed: SwitchTint.self]?.color }
    set { self[typed: SwitchTint.self] = newValue.map(SwitchTint.init) }
  }

  var toggleStyleChoice: StyleChoice<ToggleDetails.Style, ToggleStyleConfiguration> {
    get {
      self[typed: StyleChoice<ToggleDetails.Style, ToggleStyleConfiguration>.self]
        ?? .builtIn(.switch)
    }
    set { self[typed: StyleChoice<ToggleDetails.Style, ToggleStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let choice: StyleChoice<ToggleDetails.Style, ToggleStyleConfiguration> =
      switch style {
      case is ButtonToggleStyle: .builtIn(.button)
      case is CheckboxToggleStyle: .builtIn(.checkbox)
      case is any BuiltInToggleStyle: .builtIn(.switch)
      default: .custom { style.makeBody(configuration: $0) }
      }
    return environment(\.toggleStyleChoice, choice)
      .environment(\.switchTint, (style as? SwitchToggleStyle)?.tint)
  }
}
#endif
