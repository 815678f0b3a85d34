#if !canImport(SwiftUI)
  /// The layout and the looks of an element, as values every renderer can interpret.
  ///
  /// Lengths are in points: CSS pixels in a browser, an eighth of a cell's width in a terminal.
  ///
  /// Most elements set little or nothing: the values lie in a shared box that is copied on writing,
  /// so that an element stays small.
  public struct ElementStyle: Hashable, Sendable {
    private var box: Box?

    /// Creates a style in which nothing is set.
    public init() {}

    /// Whether nothing is set.
    public var isEmpty: Bool { box == nil || values == Values() }

    /// The space between the content and the edges.
    public var padding: EdgeLengths? {
      get { box?.values.padding }
      set { set(\.padding, to: newValue) }
    }
    /// The space between the things in a stack.
    public var spacing: Double? {
      get { box?.values.spacing }
      set { set(\.spacing, to: newValue) }
    }
    /// How the content is aligned.
    public var alignment: ElementAlignment? {
      get { box?.values.alignment }
      set { set(\.alignment, to: newValue) }
    }
    /// The width.
    public var width: Double? {
      get { box?.values.width }
      set { set(\.width, to: newValue) }
    }
    /// The height.
    public var height: Double? {
      get { box?.values.height }
      set { set(\.height, to: newValue) }
    }
    /// The least width.
    public var minWidth: Double? {
      get { box?.values.minWidth }
      set { set(\.minWidth, to: newValue) }
    }
    /// The greatest width; infinite to take all there is.
    public var maxWidth: Double? {
      get { box?.values.maxWidth }
      set { set(\.maxWidth, to: newValue) }
    }
    /// The least height.
    public var minHeight: Double? {
      get { box?.values.minHeight }
      set { set(\.minHeight, to: newValue) }
    }
    /// The greatest height; infinite to take all there is.
    public var maxHeight: Double? {
      get { box?.values.maxHeight }
      set { set(\.maxHeight, to: newValue) }
    }
    /// The font, which texts inside inherit.
    public var font: ElementFont? {
      get { box?.values.font }
      set { set(\.font, to: newValue) }
    }
    /// The colour of text, which texts inside inherit.
    public var foreground: ElementColor? {
      get { box?.values.foreground }
      set { set(\.foreground, to: newValue) }
    }
    /// The colour behind the content.
    public var background: ElementColor? {
      get { box?.values.background }
      set { set(\.background, to: newValue) }
    }
    /// The radius of rounded corners.
    public var cornerRadius: Double? {
      get { box?.values.cornerRadius }
      set { set(\.cornerRadius, to: newValue) }
    }
    /// How opaque the element is, from 0 to 1.
    public var opacity: Double? {
      get { box?.values.opacity }
      set { set(\.opacity, to: newValue) }
    }
    /// Whether all digits are equally wide.
    public var isMonospacedDigit: Bool? {
      get { box?.values.isMonospacedDigit }
      set { set(\.isMonospacedDigit, to: newValue) }
    }
    /// How lines of text are aligned.
    public var textAlignment: ElementAlignment.Horizontal? {
      get { box?.values.textAlignment }
      set { set(\.textAlignment, to: newValue) }
    }
    /// How many lines a text takes at most.
    public var lineLimit: Int? {
      get { box?.values.lineLimit }
      set { set(\.lineLimit, to: newValue) }
    }

    private var values: Values { box?.values ?? Values() }

    private mutating func set<T>(_ keyPath: WritableKeyPath<Values, T?>, to value: T?) {
      guard value != nil || box != nil else { return }
      var values = values
      values[keyPath: keyPath] = value
      box = Box(values)
    }

    /// Whether both styles set the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.box === rhs.box || lhs.values == rhs.values
    }

    /// Feeds what is set into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(values)
    }

    private final class Box: Sendable {
      let values: Values

      init(_ values: Values) {
        self.values = values
      }
    }

    private struct Values: Hashable, Sendable {
      var padding: EdgeLengths?
      var spacing: Double?
      var alignment: ElementAlignment?
      var width: Double?
      var height: Double?
      var minWidth: Double?
      var maxWidth: Double?
      var minHeight: Double?
      var maxHeight: Double?
      var font: ElementFont?
      var foreground: ElementColor?
      var background: ElementColor?
      var cornerRadius: Double?
      var opacity: Double?
      var isMonospacedDigit: Bool?
      var textAlignment: ElementAlignment.Horizontal?
      var lineLimit: Int?
    }
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
#endif
