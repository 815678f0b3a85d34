#if PortableViews
public import Foundation

/// The colours of UIKit that view files name.
public typealias UIColor = SystemColor

/// The colours of AppKit that view files name.
public typealias NSColor = SystemColor

extension Color {
  /// Creates a colour from one of UIKit's.
  public init(uiColor: UIColor) {
    self.init(uiColor)
  }

  /// Creates a colour from one of AppKit's.
  public init(nsColor: NSColor) {
    self.init(nsColor)
  }
}

extension SystemColor {
  /// Creates a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(element: .rgba(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// Creates a gray from its lightness, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a colour from one of a view.
  public init(_ color: Color) {
    self.init(element: color.element)
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> SystemColor {
    switch element {
    case .named(let name, _): Self(element: .named(name, opacity: Double(alpha)))
    case .lightened(let name, let share, _):
      Self(element: .lightened(name, by: share, opacity: Double(alpha)))
    case .rgba(let red, let green, let blue, _):
      Self(element: .rgba(red, green, blue, Double(alpha)))
    case .adaptive(let light, let dark):
      Self(
        element: .adaptive(
          light: light.changed { $0.opacity = Float(alpha) },
          dark: dark.changed { $0.opacity = Float(alpha) }))
    }
  }

  /// Black.
  public static let black = Self(.black)
  /// White.
  public static let white = Self(.white)
  /// No colour.
  public static let clear = Self(.clear)
  /// Gray.
  public static let gray = Self(.gray)
  /// A light gray.
  public static let lightGray = Self(.gray, opacity: 0.6)
  /// A dark gray.
  public static let darkGray = Self(.secondary)
  /// Red.
  public static let red = Self(.red)
  /// Green.
  public static let green = Self(.green)
  /// Blue.
  public static let blue = Self(.blue)
  /// Cyan.
  public static let cyan = Self(.cyan)
  /// Yellow.
  public static let yellow = Self(.yellow)
  /// Magenta.
  public static let magenta = Self(.pink)
  /// Orange.
  public static let orange = Self(.orange)
  /// Purple.
  public static let purple = Self(.purple)
  /// Brown.
  public static let brown = Self(.brown)
  /// The colour of controls.
  public static let tintColor = Self(.accent)
  /// The colour of links.
  public static let link = Self(.accent)
  /// The colour of hardly visible text.
  public static let quaternaryLabel = Self(.secondary, opacity: 0.4)
  /// The colour of the text of an empty field.
  public static let placeholderText = tertiaryLabel
  /// The colour of lines between rows or sections.
  public static let opaqueSeparator = separator
  /// The colour of areas that stand out from others.
  public static let tertiarySystemBackground = Self(.gray, opacity: 0.18)
  /// The background colour of grouped lists.
  public static let systemGroupedBackground = secondarySystemBackground
  /// The background colour of rows of grouped lists.
  public static let secondarySystemGroupedBackground = systemBackground
  /// The colour of areas in rows of grouped lists.
  public static let tertiarySystemGroupedBackground = secondarySystemBackground
  /// The colour of shapes over the background.
  public static let systemFill = Self(.gray, opacity: 0.2)
  /// A paler colour of shapes than ``systemFill``.
  public static let secondarySystemFill = Self(.gray, opacity: 0.16)
  /// A paler colour of shapes than ``secondarySystemFill``.
  public static let tertiarySystemFill = Self(.gray, opacity: 0.12)
  /// The palest colour of shapes.
  public static let quaternarySystemFill = Self(.gray, opacity: 0.08)
  /// The colour of text, by AppKit's name.
  public static let labelColor = label
  /// The colour of less important text, by AppKit's name.
  public static let secondaryLabelColor = secondaryLabel
  /// The colour of the least important text, by AppKit's name.
  public static let tertiaryLabelColor = tertiaryLabel
  /// The colour of lines, by AppKit's name.
  public static let separatorColor = separator
  /// The background colour of windows.
  public static let windowBackgroundColor = systemBackground
  /// The background colour of lists and tables.
  public static let controlBackgroundColor = systemBackground
  /// The background colour of text.
  public static let textBackgroundColor = systemBackground
  /// The colour of controls, by AppKit's name.
  public static let controlAccentColor = tintColor
}
#endif
