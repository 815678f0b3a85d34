#if PortableViews
/// The details of a drawing: marks in the coordinates of the element or of a frame of another size.
public struct DrawingDetails: Hashable, Sendable {
  /// The way in which the marks go into the element's frame.
  public enum Fit: String, Hashable, Sendable {
    /// A unit is a point; the marks begin at the top left.
    case points
    /// The marks' frame is stretched to the element's; lines keep their width.
    case stretched
    /// The marks' frame is as large as fits, in the middle of the element's; lines keep their
    /// width.
    case fitted
  }

  /// The width of the marks' frame.
  public var width: Double
  /// The height of the marks' frame.
  public var height: Double
  /// The way in which the marks go into the element's frame.
  public var fit: Fit
  /// The marks, from back to front.
  public var marks: [DrawingMark]

  /// Creates the details of a drawing.
  public init(
    width: Double = 0, height: Double = 0, fit: Fit = .points, marks: [DrawingMark] = []
  ) {
    self.width = width
    self.height = height
    self.fit = fit
    self.marks = marks
  }
}

/// A part of a drawing.
public indirect enum DrawingMark: Hashable, Sendable {
  /// A filled outline.
  case fill(DrawingOutline, DrawingPaint, FillStyle)
  /// A line along an outline.
  case stroke(DrawingOutline, DrawingPaint, StrokeStyle)
  /// A text.
  case text(DrawingText)
  /// An image in a rectangle.
  case image(DrawingImage)
  /// Marks that are transformed, clipped or made translucent together.
  case group(DrawingGroup, [DrawingMark])
}

/// The outline of a mark.
public enum DrawingOutline: Hashable, Sendable {
  /// Lines and curves.
  case path(Path)
  /// The element's own frame, with rounded corners of a radius.
  case frame(cornerRadius: Double)
}

/// The colour or the gradient of a mark.
public enum DrawingPaint: Hashable, Sendable {
  /// A colour.
  case color(ElementColor)
  /// A gradient in a rectangle of the drawing.
  case gradient(ElementGradient, x: Double, y: Double, width: Double, height: Double)
}

/// A text in a drawing.
public struct DrawingText: Hashable, Sendable {
  /// The lines of the text.
  public var lines: [String]
  /// The font.
  public var font: ElementFont
  /// The colour.
  public var color: ElementColor
  /// The distance from the left edge to the anchor.
  public var x: Double
  /// The distance from the top edge to the middle of the first line.
  public var y: Double
  /// The distance between the middles of lines.
  public var lineHeight: Double
  /// The part of each line that is at the anchor.
  public var alignment: ElementAlignment.Horizontal

  /// Creates a text.
  public init(
    lines: [String], font: ElementFont, color: ElementColor, x: Double, y: Double,
    lineHeight: Double, alignment: ElementAlignment.Horizontal
  ) {
    self.lines = lines
    self.font = font
    self.color = color
    self.x = x
    self.y = y
    self.lineHeight = lineHeight
    self.alignment = alignment
  }
}

/// An image in a drawing.
public struct DrawingImage: Hashable, Sendable {
  /// The source of the image.
  public enum Source: Hashable, Sendable {
    /// A symbol by its name.
    case symbol(String)
    /// An image from an address.
    case address(String)
  }

  /// The source of the image.
  public var source: Source
  /// The colour of a symbol.
  public var color: ElementColor
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an image.
  public init(
    source: Source, color: ElementColor, x: Double, y: Double, width: Double, height: Double
  ) {
    self.source = source
    self.color = color
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// An outline that cuts an element off.
public enum ElementClip: Hashable, Sendable {
  /// The ellipse in the element's frame.
  case ellipse
  /// The largest circle in the middle of the element's frame.
  case circle
  /// Figures with straight lines between points, in fractions of the element's size.
  case polygons([[UnitPoint]], isEvenOdd: Bool)
  /// Lines and curves in points, from the top left.
  case path(Path, isEvenOdd: Bool)
}

/// The state in which marks are drawn together.
public struct DrawingGroup: Hashable, Sendable {
  /// The transform from the marks' coordinates.
  public var transform: CGAffineTransform
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The way in which the colours are mixed with those behind them.
  public var blendMode: ElementBlendMode?
  /// The effects on the marks, in their order.
  public var filters: [ElementFilter]
  /// The shadow of the marks.
  public var shadow: ElementShadow?
  /// The outline outside of which nothing is drawn, in the coordinates around the group.
  public var clip: Path?
  /// The rule by which the inside of the outline is found.
  public var clipStyle: FillStyle
  /// Whether what is inside of the outline is cut off instead.
  public var isClipInverse: Bool

  /// Creates a state that changes nothing.
  public init() {
    transform = .identity
    opacity = 1
    filters = []
    clipStyle = FillStyle()
    isClipInverse = false
  }
}
#endif
