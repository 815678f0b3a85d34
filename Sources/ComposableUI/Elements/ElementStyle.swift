/// The layout and the looks of an element, as values every renderer can interpret.
///
/// Lengths are in points: CSS pixels in a browser, an eighth of a cell's width in a terminal.
public struct ElementStyle: Hashable, Sendable {
  /// The space between the content and the edges.
  public var padding: EdgeLengths?
  /// The space between the things in a stack.
  public var spacing: Double?
  /// How the content is aligned.
  public var alignment: ElementAlignment?
  /// The width.
  public var width: Double?
  /// The height.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The greatest width; infinite to take all there is.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The greatest height; infinite to take all there is.
  public var maxHeight: Double?
  /// The font, which texts inside inherit.
  public var font: ElementFont?
  /// The colour of text, which texts inside inherit.
  public var foreground: ElementColor?
  /// The colour behind the content.
  public var background: ElementColor?
  /// The radius of rounded corners.
  public var cornerRadius: Double?
  /// How opaque the element is, from 0 to 1.
  public var opacity: Double?
  /// Whether all digits are equally wide.
  public var isMonospacedDigit: Bool?
  /// How lines of text are aligned.
  public var textAlignment: ElementAlignment.Horizontal?
  /// How many lines a text takes at most.
  public var lineLimit: Int?

  /// Creates a style in which nothing is set.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { self == ElementStyle() }
}

/// Lengths along the four edges.
public struct EdgeLengths: Hashable, Sendable {
  /// The length along the top edge.
  public var top: Double
  /// The length along the leading edge.
  public var leading: Double
  /// The length along the bottom edge.
  public var bottom: Double
  /// The length along the trailing edge.
  public var trailing: Double

  /// Creates lengths.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How children are aligned inside a container.
public struct ElementAlignment: Hashable, Sendable {
  /// The alignment from left to right.
  public enum Horizontal: String, Hashable, Sendable { case leading, center, trailing }
  /// The alignment from top to bottom.
  public enum Vertical: String, Hashable, Sendable { case top, center, bottom, firstTextBaseline }

  /// The alignment from left to right.
  public var horizontal: Horizontal
  /// The alignment from top to bottom.
  public var vertical: Vertical

  /// Creates an alignment.
  public init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A font by its text style, with optional size, weight and design.
public struct ElementFont: Hashable, Sendable {
  /// What a text is for, which decides about its size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  /// The shape of the letters.
  public enum Design: String, Hashable, Sendable { case `default`, monospaced, rounded, serif }

  /// What the text is for.
  public var textStyle: TextStyle?
  /// The size in points, instead of a text style.
  public var size: Double?
  /// The weight as CSS counts it, from 100 to 900.
  public var weight: Int?
  /// Whether the letters are slanted.
  public var isItalic = false
  /// The shape of the letters.
  public var design: Design?

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

/// A colour: one by name, which adapts to light and dark, or by its components.
public enum ElementColor: Hashable, Sendable {
  /// The colours that have names.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo
    case purple, pink, brown, gray, black, white, clear
  }

  case named(Name, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1.
  case rgba(Double, Double, Double, Double)
}
