#if PortableViews
public import Foundation

extension Path {
  /// Adds a rectangle.
  nonisolated public mutating func addRect(
    _ rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles.
  nonisolated public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle whose corners are quarters of ellipses; the style has no effect.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(
      width: max(min(cornerSize.width, rect.width / 2), 0),
      height: max(min(cornerSize.height, rect.height / 2), 0))
    addRoundedRect(in: rect, corners: Array(repeating: corner, count: 4), transform)
  }

  /// Adds a rectangle with corners of four radii, of which the leading ones are at the left.
  ///
  /// Radii that do not fit along an edge are reduced by the same factor. The style has no effect.
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { max($0, 0) }
    let edges = [
      (radii[0] + radii[1], rect.width), (radii[1] + radii[2], rect.height),
      (radii[2] + radii[3], rect.width), (radii[3] + radii[0], rect.height),
    ]
    let factor = edges.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    addRoundedRect(
      in: rect, corners: radii.map { CGSize(width: $0 * factor, height: $0 * factor) }, transform)
  }

  /// Adds a rectangle with four corners, from that at the bottom right on, clockwise.
  private nonisolated mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform
  ) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    var isFirst = true
    for (index, corner) in corners.enumerated() {
      let isRight = index == 0 || index == 3
      let center = CGPoint(
        x: isRight ? rect.maxX - corner.width : rect.minX + corner.width,
        y: index < 2 ? rect.maxY - corner.height : rect.minY + corner.height)
      // A corner without a radius is one point.
      let sweep = corner.width > 0 && corner.height > 0 ? Double.pi / 2 : 0
      addUnitArc(from: Double(index) * .pi / 2, by: sweep, startsFigure: isFirst) {
        CGPoint(x: center.x + corner.width * $0, y: center.y + corner.height * $1)
          .applying(transform)
      }
      isFirst = false
    }
    closeSubpath()
  }

  /// Adds the ellipse in a rectangle.
  nonisolated public mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi, startsFigure: true) {
      CGPoint(x: center.x + x * $0, y: center.y + y * $1).applying(transform)
    }
    closeSubpath()
  }

  /// Adds the steps of another path.
  nonisolated public mutating func addPath(
    _ path: Path, transform: CGAffineTransform = .identity
  ) {
    elements += path.applying(transform).elements
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// The vertical axis points down, so that an arc which is not `clockwise` is drawn clockwise.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite, startAngle.radians.isFinite else { return }
    var sweep = difference
    if abs(difference) >= full {
      sweep = clockwise ? -full : full
    } else if clockwise, sweep > 0 {
      sweep -= full
    } else if !clockwise, sweep < 0 {
      sweep += full
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Adds an arc of a circle from an angle by another one, after a line to its start.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    // More than a turn is drawn over itself.
    addUnitArc(from: startAngle.radians, by: min(max(delta.radians, -full), full)) {
      CGPoint(x: center.x + radius * $0, y: center.y + radius * $1).applying(transform)
    }
  }

  /// Adds an arc that touches two lines: from the current point to a corner, and on to an end.
  nonisolated public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = end1.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let (from, to) = (start - corner, end2.applying(transform) - corner)
    let (lengthFrom, lengthTo) = (hypot(from.x, from.y), hypot(to.x, to.y))
    let cross = from.x * to.y - from.y * to.x
    guard lengthFrom > 0, lengthTo > 0, abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: corner)
    }
    let cosine = (from.x * to.x + from.y * to.y) / (lengthFrom * lengthTo)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let (reach, middle) = (radius / tan(half), radius / sin(half))
    let bisector = CGPoint(
      x: from.x / lengthFrom + to.x / lengthTo, y: from.y / lengthFrom + to.y / lengthTo)
    let length = hypot(bisector.x, bisector.y)
    let center = CGPoint(
      x: corner.x + bisector.x / length * middle, y: corner.y + bisector.y / length * middle)
    let first = CGPoint(
      x: corner.x + from.x / lengthFrom * reach, y: corner.y + from.y / lengthFrom * reach)
    let angle = atan2(Double(first.y - center.y), Double(first.x - center.x))
    let sweep = Double(.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addUnitArc(from: angle, by: sweep) {
      CGPoint(x: center.x + radius * $0, y: center.y + radius * $1)
    }
  }

  /// Adds an arc of the unit circle, with each of its points transformed.
  private nonisolated mutating func addUnitArc(
    from start: Double, by sweep: Double, startsFigure: Bool = false,
    _ place: (Double, Double) -> CGPoint
  ) {
    let first = place(cos(start), sin(start))
    if startsFigure || isEmpty || elements.last == .closeSubpath {
      move(to: first)
    } else if currentPoint != first {
      addLine(to: first)
    }
    // One Bézier curve approximates at most a quarter of the circle.
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
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
