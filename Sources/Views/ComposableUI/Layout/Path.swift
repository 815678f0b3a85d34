#if PortableViews
public import Foundation

/// An outline made of lines and curves.
public struct Path: Shape, Equatable {
  /// One step along the outline.
  public enum Element: Equatable, Sendable {
    /// A jump to a point, without a line.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the point of the last move.
    case closeSubpath
  }

  /// The steps along the outline.
  nonisolated public private(set) var elements: [Element] = []

  /// Creates an empty path.
  nonisolated public init() {}

  /// Creates a path from a function that adds its steps.
  nonisolated public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path around a rectangle.
  nonisolated public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path around the ellipse in a rectangle.
  nonisolated public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a path around a rectangle with rounded corners.
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let corners: [(x: CGFloat, y: CGFloat, start: Double)] = [
      (rect.maxX - radius, rect.maxY - radius, 0), (rect.minX + radius, rect.maxY - radius, 90),
      (rect.minX + radius, rect.minY + radius, 180),
      (rect.maxX - radius, rect.minY + radius, 270),
    ]
    for corner in corners {
      addArc(
        center: CGPoint(x: corner.x, y: corner.y), radius: radius,
        startAngle: .degrees(corner.start), endAngle: .degrees(corner.start + 90),
        clockwise: false)
    }
    closeSubpath()
  }

  /// Whether the path has no steps.
  nonisolated public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step; `nil` for an empty path.
  nonisolated public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      return point
    case .closeSubpath:
      let start = elements.last { if case .move = $0 { true } else { false } }
      if case .move(let point) = start { return point }
      return nil
    case nil:
      return nil
    }
  }

  /// Returns the path itself, independent of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Moves to a point, without a line.
  nonisolated public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a line to a point.
  nonisolated public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
  }

  /// Adds lines between points, from the first on.
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to the point of the last move.
  nonisolated public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Adds a rectangle.
  nonisolated public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the ellipse in a rectangle.
  nonisolated public mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi) { CGPoint(x: center.x + x * $0, y: center.y + y * $1) }
    closeSubpath()
  }

  /// Adds the steps of another path.
  nonisolated public mutating func addPath(_ path: Path) {
    elements += path.elements
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// The vertical axis points down, so that an arc which is not `clockwise` is drawn clockwise.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= full }
    } else {
      while sweep < 0 { sweep += full }
    }
    sweep = min(max(sweep, -full), full)
    addUnitArc(from: startAngle.radians, by: sweep) {
      CGPoint(x: center.x + radius * $0, y: center.y + radius * $1)
    }
  }

  /// Returns the path with each of its points transformed.
  nonisolated func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: transform(end))
      case .line(let end): .line(to: transform(end))
      case .quadCurve(let end, let control):
        .quadCurve(to: transform(end), control: transform(control))
      case .curve(let end, let control1, let control2):
        .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Adds an arc of the unit circle, with each of its points transformed.
  private nonisolated mutating func addUnitArc(
    from start: Double, by sweep: Double, _ place: (Double, Double) -> CGPoint
  ) {
    let first = place(cos(start), sin(start))
    if isEmpty || elements.last == .closeSubpath { move(to: first) } else { addLine(to: first) }
    // One Bézier curve approximates at most a quarter of the circle.
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      addCurve(
        to: place(cos(to), sin(to)),
        control1: place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        control2: place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
    }
  }
}
#endif
