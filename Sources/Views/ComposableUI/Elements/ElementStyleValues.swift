#if PortableViews
/// Lengths along the four edges, in points.
public struct EdgeLengths: Hashable, Sendable {
  /// The length along the top edge, in points.
  public var top: Double
  /// The length along the leading edge, in points.
  public var leading: Double
  /// The length along the bottom edge, in points.
  public var bottom: Double
  /// The length along the trailing edge, in points.
  public var trailing: Double

  /// Creates edge lengths in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The alignment of children inside a container.
public struct ElementAlignment: Hashable, Sendable {
  /// The horizontal alignment.
  public enum Horizontal: String, Hashable, Sendable { case leading, center, trailing }
  /// The vertical alignment.
  public enum Vertical: String, Hashable, Sendable { case top, center, bottom, firstTextBaseline }

  /// The horizontal alignment.
  public var horizontal: Horizontal
  /// The vertical alignment.
  public var vertical: Vertical

  /// Creates an alignment from its two axes.
  public init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A font by its text style, with optional size, weight and design.
public struct ElementFont: Hashable, Sendable {
  /// The purpose of a text, from which a renderer derives its size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  /// The shape of the letters.
  public enum Design: String, Hashable, Sendable { case `default`, monospaced, rounded, serif }
  /// The case in which letters are drawn.
  public enum LetterCase: String, Hashable, Sendable { case uppercase, lowercase, asWritten }

  /// The purpose of the text, from which a renderer derives its size.
  public var textStyle: TextStyle?
  /// The size in points, instead of a text style.
  public var size: Double?
  /// The weight on the scale of CSS, from 100 to 900.
  public var weight: Int?
  /// Whether the letters are slanted.
  public var isItalic = false
  /// The shape of the letters.
  public var design: Design?
  /// The case in which letters are drawn; as in the text if `nil`.
  public var letterCase: LetterCase?
  /// The size of text styles; `.large` if no element around has one.
  public var typeSize: DynamicTypeSize?
  /// The space after each character, in points.
  public var letterSpacing: Double?
  /// The space between lines, in points.
  public var lineSpacing: Double?

  /// Creates a font.
  public init(
    textStyle: TextStyle? = nil, size: Double? = nil, weight: Int? = nil, design: Design? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.design = design
  }
}

extension ElementFont {
  /// Returns the font with what an outer one sets and this one does not.
  package func inheriting(_ outer: ElementFont) -> ElementFont {
    var font = self
    if textStyle == nil, size == nil {
      font.textStyle = outer.textStyle
      font.size = outer.size
    }
    font.weight = weight ?? outer.weight
    font.design = design ?? outer.design
    font.isItalic = isItalic || outer.isItalic
    font.letterCase = letterCase ?? outer.letterCase
    font.typeSize = typeSize ?? outer.typeSize
    font.letterSpacing = letterSpacing ?? outer.letterSpacing
    font.lineSpacing = lineSpacing ?? outer.lineSpacing
    return font
  }
}

/// A colour by name, which adapts to light and dark, or by its components.
public enum ElementColor: Hashable, Sendable {
  /// The colours that have names.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo
    case purple, pink, brown, gray, black, white, clear
    /// The inherited colour of text, and the colour of the page's background.
    case foreground, background
  }

  case named(Name, opacity: Double = 1)
  /// A colour by name, mixed with a share of white from 0 to 1.
  case lightened(Name, by: Double, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1.
  case rgba(Double, Double, Double, Double)
  /// A colour for the light appearance, and one for the dark one.
  case adaptive(light: Components, dark: Components)

  /// Red, green, blue and opacity, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    // Two of them are as large as four numbers of double precision.
    public var red, green, blue, opacity: Float

    /// Creates the components of a colour.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = Float(red)
      self.green = Float(green)
      self.blue = Float(blue)
      self.opacity = Float(opacity)
    }

    /// The components as a colour for any appearance.
    public var color: ElementColor {
      .rgba(Double(red), Double(green), Double(blue), Double(opacity))
    }

    /// Returns the components after a change.
    func changed(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }
  }
}

/// A gradient or a material as a background.
public indirect enum ElementBackdrop: Hashable, Sendable {
  /// A gradient of colours.
  case gradient(ElementGradient)
  /// A blur of the content behind the element, under the background's colour.
  case material
}

/// A distance along both axes, in points.
public struct ElementOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double
  /// The distance down, in points.
  public var y: Double

  /// Creates an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A blurred copy of an element's outline behind it.
public struct ElementShadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: ElementColor
  /// The radius of the blur, in points.
  public var radius: Double
  /// The distance from the element.
  public var offset: ElementOffset

  /// Creates a shadow.
  public init(color: ElementColor, radius: Double, offset: ElementOffset) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A line around an element.
public struct ElementBorder: Hashable, Sendable {
  /// The colour of the line.
  public var color: ElementColor
  /// The thickness of the line, in points.
  public var width: Double

  /// Creates a border.
  public init(color: ElementColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// Lines through and under a text.
public struct ElementTextDecoration: Hashable, Sendable {
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether the text is struck through.
  public var isStruckThrough: Bool
  /// The colour of the lines; the text's if `nil`.
  public var color: ElementColor?

  /// Creates lines under a text, through it, or neither.
  public init(
    isUnderlined: Bool = false, isStruckThrough: Bool = false, color: ElementColor? = nil
  ) {
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.color = color
  }
}

/// A column of a grid, or as many of the same kind as fit.
public enum ElementColumn: Hashable, Sendable {
  /// A column of a fixed width, in points.
  case fixed(Double)
  /// A column that takes its share of the width, at least a minimum.
  case flexible(minimum: Double, maximum: Double? = nil)
  /// As many columns as fit, each at least as wide as a minimum.
  case adaptive(minimum: Double, maximum: Double? = nil)
}
#endif
