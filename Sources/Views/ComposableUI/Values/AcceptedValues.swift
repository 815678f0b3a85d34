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

/// The kind of text that a field is filled in with.
public enum UITextContentType: Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case name, username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL,
    givenName, familyName, postalCode, location
}

/// The way in which scrolling closes the keyboard.
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
  /// The part of a text that is cut to make it fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// A variant of symbols.
public enum SymbolVariants: Hashable, Sendable {
  case none, fill, circle, square, slash
}

/// The drawing of the layers of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}

/// The parts of a screen that bars and keyboards cover.
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

/// The look of date pickers.
public protocol DatePickerStyle: Sendable {}

/// The default look of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// The compact look of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style by its name.
  public static var compact: Self { Self() }
}

/// The look of date pickers as a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style by its name.
  public static var graphical: Self { Self() }
}

/// The look of date pickers as wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style by its name.
  public static var wheel: Self { Self() }
}

/// The look of menus.
public protocol MenuStyle: Sendable {}

/// The default look of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// The look of menus as buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style by its name.
  public static var button: Self { Self() }
}

/// The look of forms.
public protocol FormStyle: Sendable {}

/// The default look of forms.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// The look of forms with grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style by its name.
  public static var grouped: Self { Self() }
}

/// The look of forms in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style by its name.
  public static var columns: Self { Self() }
}

/// The look of navigation.
public protocol NavigationViewStyle: Sendable {}

/// The default look of navigation.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// The look of navigation as a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style by its name.
  public static var stack: Self { Self() }
}

/// The look of navigation in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style by its name.
  public static var columns: Self { Self() }
}

/// The look of tabs.
public protocol TabViewStyle: Sendable {}

/// The default look of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
}

/// The look of tabs as pages.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style by its name.
  public static var page: Self { Self() }
}
#endif
