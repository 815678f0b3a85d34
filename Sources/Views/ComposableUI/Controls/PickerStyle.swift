#if PortableViews
/// A style of pickers.
public protocol PickerStyle: Sendable {}

/// The picker styles that renderers draw.
enum PickerLook: Hashable, Sendable {
  case menu, segmented, inline

  init(of style: some PickerStyle) {
    switch style {
    case is SegmentedPickerStyle, is PalettePickerStyle: self = .segmented
    case is InlinePickerStyle, is RadioGroupPickerStyle: self = .inline
    default: self = .menu
    }
  }
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A button that opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// All choices below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// All choices below each other; drawn like the inline style.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A wheel of the choices, drawn as a menu.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A screen of the choices, drawn as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// The choices as a row of small pictures, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the choices.
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below each other.
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices below each other, as radio buttons.
  public static var radioGroup: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of the choices, drawn as a menu.
  public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of the choices, drawn as a menu.
  public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The choices as a row of small pictures, drawn as segments.
  public static var palette: Self { Self() }
}

private struct HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerStyle: PickerLook {
    get { self[typed: PickerLook.self] ?? .menu }
    set { self[typed: PickerLook.self] = newValue }
  }

  /// Whether labels of controls are hidden except from screen readers.
  var labelsAreHidden: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in the view; a style of another type draws a menu.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, PickerLook(of: style))
  }

  /// Hides the labels of controls in the view except from screen readers.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
#endif
