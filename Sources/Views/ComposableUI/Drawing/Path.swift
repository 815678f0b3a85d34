#if PortableViews
public import Foundation

/// An outline made of lines and curves.
public struct Path: Shape, Hashable {
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

    /// The point at which the step ends; `nil` for a line back.
    nonisolated var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  /// The steps along the outline.
  nonisolated public internal(set) var elements: [Element] = []

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

  /// Creates a path around a rectangle with rounded corners; the style has no effect.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path around a rectangle whose corners are quarters of ellipses; the style has no effect.
  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates a path around a rectangle with corners of four radii; the style has no effect.
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  /// Creates a path around the ellipse in a rectangle.
  nonisolated public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no steps.
  nonisolated public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step; `nil` for an empty path.
  nonisolated public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    return elements.last { if case .move = $0 { true } else { false } }?.end
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

  /// Hashes the number of steps and the end of the last one.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint?.x)
    hasher.combine(currentPoint?.y)
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
}
#endif
