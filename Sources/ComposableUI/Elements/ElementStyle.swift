/// The layout and the looks of an element, as values every renderer can interpret.
///
/// Lengths are in points: CSS pixels in a browser, an eighth of a cell's width in a terminal.
public struct ElementStyle: Hashable, Sendable {
  public var padding: EdgeLengths?
  public var spacing: Double?
  public var alignment: ElementAlignment?
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  public var font: ElementFont?
  public var foreground: ElementColor?
  public var background: ElementColor?
  public var cornerRadius: Double?
  public var opacity: Double?
  public var isMonospacedDigit: Bool?
  public var textAlignment: ElementAlignment.Horizontal?
  public var lineLimit: Int?

  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { self == ElementStyle() }
}

/// Lengths along the four edges.
public struct EdgeLengths: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How children are aligned inside a container.
public struct ElementAlignment: Hashable, Sendable {
  public enum Horizontal: String, Hashable, Sendable { case leading, center, trailing }
  public enum Vertical: String, Hashable, Sendable { case top, center, bottom, firstTextBaseline }

  public var horizontal: Horizontal
  public var vertical: Vertical

  public init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A font by its text style, with optional size, weight and design.
public struct ElementFont: Hashable, Sendable {
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public enum Design: String, Hashable, Sendable { case `default`, monospaced, rounded, serif }

  public var textStyle: TextStyle?
  public var size: Double?
  /// The weight as CSS counts it, from 100 to 900.
  public var weight: Int?
  public var isItalic = false
  public var design: Design?

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
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, accent, red, orange, yellow, green, mint, teal, cyan, blue, indigo
    case purple, pink, brown, gray, black, white, clear
  }

  case named(Name, opacity: Double = 1)
  /// Red, green, blue and opacity, each from 0 to 1.
  case rgba(Double, Double, Double, Double)
}
