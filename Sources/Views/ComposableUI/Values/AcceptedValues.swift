#if PortableViews
// Values of modifiers that are accepted and do nothing.

/// Which letters a field makes capitals.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters a field makes capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What a field is filled in with.
public enum UITextContentType: Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case name, username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL,
    givenName, familyName, postalCode, location
}

/// How scrolling closes the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

extension Text {
  /// Which letters are written as capitals.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// Whether text can be selected.
public enum TextSelectability: Hashable, Sendable {
  case enabled, disabled
}

extension Text {
  /// Where text is cut to fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// A variant of symbols.
public enum SymbolVariants: Hashable, Sendable {
  case none, fill, circle, square, slash
}

/// How the layers of symbols are drawn.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}

/// What bars and keyboards cover.
public enum SafeAreaRegions: Hashable, Sendable {
  case all, container, keyboard
}

/// The outline of buttons.
public struct ButtonBorderShape: Sendable {
  /// The outline that fits.
  public static let automatic = Self()
  /// A capsule.
  public static let capsule = Self()
  /// A rounded rectangle.
  public static let roundedRectangle = Self()
  /// A circle.
  public static let circle = Self()
}

/// How date pickers are drawn.
public protocol DatePickerStyle: Sendable {}

/// How date pickers are drawn.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// How date pickers are drawn.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style by its name.
  public static var compact: Self { Self() }
}

/// How date pickers are drawn.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style by its name.
  public static var graphical: Self { Self() }
}

/// How date pickers are drawn.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style by its name.
  public static var wheel: Self { Self() }
}

/// How menus are drawn.
public protocol MenuStyle: Sendable {}

/// How menus are drawn.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// How menus are drawn.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style by its name.
  public static var button: Self { Self() }
}

/// How forms are drawn.
public protocol FormStyle: Sendable {}

/// How forms are drawn.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// How forms are drawn.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style by its name.
  public static var grouped: Self { Self() }
}

/// How forms are drawn.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style by its name.
  public static var columns: Self { Self() }
}

/// How navigation is drawn.
public protocol NavigationViewStyle: Sendable {}

/// How navigation is drawn.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// How navigation is drawn.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style by its name.
  public static var stack: Self { Self() }
}

/// How navigation is drawn.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style by its name.
  public static var columns: Self { Self() }
}

/// How tabs are drawn.
public protocol TabViewStyle: Sendable {}

/// How tabs are drawn.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// How tabs are drawn.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style by its name.
  public static var page: Self { Self() }
}
#endif
