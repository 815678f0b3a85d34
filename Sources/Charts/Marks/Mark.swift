#if PortableViews
import ComposableUI

/// A mark of a chart with everything that modifiers say about it.
struct Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  var kind: Kind
  var x: PlotValue?
  var xEnd: PlotValue?
  var y: PlotValue?
  var yEnd: PlotValue?
  var angle: PlotValue?
  var series: PlotValue?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset = 0.0
  var isStacked = true
  var style: (any ShapeStyle)?
  var styledBy: PlotValue?
  var positionedBy: PlotValue?
  var symbolBy: PlotValue?
  var symbol: BasicChartSymbolShape?
  var symbolSize = 36.0
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: Double?
  var annotations: [MarkAnnotation] = []
  var zIndex = 0.0
  /// The function that the marks are along, before it is drawn.
  var function: PlotFunction?
  /// The part of a line or an area, which has gaps between its parts.
  var segment = 0
  /// Whether the mark is one of many along a function.
  var isSample = false
  var label: String?

  init(_ kind: Kind) { self.kind = kind }

  /// The name of the line or the area that the mark is a point of.
  var seriesKey: _PlotScalar? { (series ?? styledBy ?? symbolBy)?.scalar }
}

/// A view at a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: Double?
  let view: AnyView
}

/// The size of a mark across its direction.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Size {
    case automatic
    case fixed(Double)
    case inset(Double)
    case ratio(Double)
  }

  let size: Size

  /// A size for the number of marks.
  public static let automatic = Self(size: .automatic)

  /// A size in points.
  public static func fixed(_ value: Double) -> Self { Self(size: .fixed(value)) }

  /// The whole step, less a length in points on each side.
  public static func inset(_ value: Double) -> Self { Self(size: .inset(value)) }

  /// A share of the step, from 0 to 1.
  public static func ratio(_ value: Double) -> Self { Self(size: .ratio(value)) }

  private init(size: Size) { self.size = size }

  /// Creates a size in points.
  public init(floatLiteral value: Double) { size = .fixed(value) }

  /// Creates a size in points.
  public init(integerLiteral value: Int) { size = .fixed(Double(value)) }

  /// Returns the size in a step.
  func length(in step: Double, automatic share: Double) -> Double {
    switch size {
    case .automatic: step * share
    case .fixed(let length): max(length, 0)
    case .inset(let inset): max(step - 2 * inset, 0)
    case .ratio(let ratio): max(step * ratio, 0)
    }
  }
}

/// The treatment of marks at one place.
public struct MarkStackingMethod: Sendable {
  let stacks: Bool

  /// Marks begin where the one before ends.
  public static let standard = Self(stacks: true)
  /// Marks begin at zero, one in front of the other.
  public static let unstacked = Self(stacks: false)
}

/// The course of a line between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Course {
    case straight, curved, stepStart, stepCenter, stepEnd
  }

  let course: Course

  /// Straight lines.
  public static let linear = Self(course: .straight)
  /// Curves through the points.
  public static let catmullRom = Self(course: .curved)
  /// Curves through the points.
  public static let cardinal = Self(course: .curved)
  /// Curves through the points.
  public static let monotone = Self(course: .curved)
  /// Steps at the points.
  public static let stepStart = Self(course: .stepStart)
  /// Steps between the points.
  public static let stepCenter = Self(course: .stepCenter)
  /// Steps before the next point.
  public static let stepEnd = Self(course: .stepEnd)
}

/// The shape of the symbol of a point.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Form {
    case circle, square, triangle, diamond, cross, plus
  }

  let form: Form

  /// A circle.
  public static let circle = Self(form: .circle)
  /// A square.
  public static let square = Self(form: .square)
  /// A triangle.
  public static let triangle = Self(form: .triangle)
  /// A square on its corner.
  public static let diamond = Self(form: .diamond)
  /// A cross.
  public static let cross = Self(form: .cross)
  /// A plus sign.
  public static let plus = Self(form: .plus)

  static let all: [Self] = [.circle, .square, .triangle, .diamond, .cross, .plus]
}

/// The place of an annotation at its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Side {
    case top, bottom, leading, trailing, overlay
  }

  let side: Side

  /// Above the mark.
  public static let automatic = Self(side: .top)
  /// Above the mark.
  public static let top = Self(side: .top)
  /// Below the mark.
  public static let bottom = Self(side: .bottom)
  /// In front of the mark, at its start.
  public static let leading = Self(side: .leading)
  /// Behind the mark.
  public static let trailing = Self(side: .trailing)
  /// On the mark.
  public static let overlay = Self(side: .overlay)
}
#endif
