#if PortableViews
/// A style of buttons that decides which interaction runs the action of a button.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the action of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view for a button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the action of a button, for a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
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
  let action: () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the label and the action that a style gets.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// A style that every renderer draws.
@MainActor
protocol BuiltInButtonStyle {
  var details: ButtonDetails.Style { get }
}

extension BuiltInButtonStyle {
  fileprivate func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).environment(\.buttonStyleChoice, .builtIn(details))
  }
}

/// The default style, which the renderer chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var details: ButtonDetails.Style { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A style with a border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var details: ButtonDetails.Style { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A style with a filled border around the label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var details: ButtonDetails.Style { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A style with the label alone, in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var details: ButtonDetails.Style { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A style with the label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var details: ButtonDetails.Style { .plain }

  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
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
#endif
