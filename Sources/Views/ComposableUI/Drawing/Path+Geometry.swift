#if PortableViews
public import Foundation

extension Path {
  /// Calls a function with each step along the outline.
  nonisolated public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Returns the path with each of its points transformed.
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    transform == .identity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the path moved by a distance along both axes.
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around the outline, without its control points; null for an empty path.
  nonisolated public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for segment in segments {
      points.append(segment.start)
      points.append(segment.end)
      points += segment.turningPoints
    }
    if points.isEmpty { points = elements.compactMap(\.end) }
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a point is inside of the outline.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether a point is inside if the outline surrounds it an odd number of times; if not,
  ///     in one direction more often than in the other.
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in closedLines {
      let (start, end) = line
      guard (start.y <= p.y) != (end.y <= p.y) else { continue }
      let share = (p.y - start.y) / (end.y - start.y)
      guard start.x + share * (end.x - start.x) > p.x else { continue }
      winding += end.y > start.y ? 1 : -1
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = segments
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    var (position, path) = (CGFloat(0), Path())
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      let start = max(from * total - position, 0)
      let end = min(to * total - position, length)
      // A step that ends where the part begins is none of it, whatever the rounding.
      guard length > 0, end - start > total * 1e-6 else { continue }
      let part = segment.part(from: segment.time(at: start), to: segment.time(at: end))
      if path.currentPoint != part.start { path.move(to: part.start) }
      path.elements.append(part.element)
    }
    return path
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
}

extension Path {
  /// The lines and curves along the outline, with those back to the start of closed figures.
  nonisolated var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end):
        segments.append(PathSegment(start: current, controls: [], end: end))
        current = end
      case .quadCurve(let end, let control):
        segments.append(PathSegment(start: current, controls: [control], end: end))
        current = end
      case .curve(let end, let control1, let control2):
        segments.append(PathSegment(start: current, controls: [control1, control2], end: end))
        current = end
      case .closeSubpath:
        if current != start {
          segments.append(PathSegment(start: current, controls: [], end: start))
        }
        current = start
      }
    }
    return segments
  }

  /// The outline as straight lines, with those that close each of its figures.
  private nonisolated var closedLines: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    for figure in flattened {
      lines += zip(figure, figure.dropFirst())
      if let first = figure.first, let last = figure.last, first != last {
        lines.append((last, first))
      }
    }
    return lines
  }

  /// The figures as points with straight lines between them.
  nonisolated var flattened: [[CGPoint]] {
    var figures: [[CGPoint]] = []
    for segment in segments {
      if figures.last?.last != segment.start { figures.append([segment.start]) }
      figures[figures.count - 1] += segment.flattened
    }
    return figures
  }
}

/// A straight line, or a Bézier curve with one or two control points.
nonisolated struct PathSegment {
  var start: CGPoint
  var controls: [CGPoint]
  var end: CGPoint

  /// The number of lines that a curve is divided into.
  private static let divisions = 24

  private var points: [CGPoint] { [start] + controls + [end] }

  /// The step along the outline from the start to the end.
  var element: Path.Element {
    switch controls.count {
    case 0: .line(to: end)
    case 1: .quadCurve(to: end, control: controls[0])
    default: .curve(to: end, control1: controls[0], control2: controls[1])
    }
  }

  /// Returns the point at a time from 0 to 1.
  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    func mix(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let (first, last) = (start[keyPath: axis], end[keyPath: axis])
      switch controls.count {
      case 0: return rest * first + time * last
      case 1:
        let control = controls[0][keyPath: axis]
        return rest * rest * first + 2 * rest * time * control + time * time * last
      default:
        let (control1, control2) = (controls[0][keyPath: axis], controls[1][keyPath: axis])
        return rest * rest * (rest * first + 3 * time * control1)
          + time * time * (3 * rest * control2 + time * last)
      }
    }
    return CGPoint(x: mix(\.x), y: mix(\.y))
  }

  /// The points after the start, with straight lines between them.
  var flattened: [CGPoint] {
    guard !controls.isEmpty else { return [end] }
    return (1...Self.divisions).map { point(at: CGFloat($0) / CGFloat(Self.divisions)) }
  }

  var length: CGFloat {
    zip([start] + flattened, flattened).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Returns the time at which a distance along the segment is reached.
  func time(at distance: CGFloat) -> CGFloat {
    let points = [start] + flattened
    var rest = distance
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let length = hypot(to.x - from.x, to.y - from.y)
      if rest <= length, length > 0 {
        return min((CGFloat(index) + rest / length) / CGFloat(points.count - 1), 1)
      }
      rest -= length
    }
    return 1
  }

  /// Returns the part between two times.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let whole = to < 1 ? split(at: to).first : self
    return from > 0 ? whole.split(at: from / to).second : whole
  }

  /// Returns the parts before and after a time.
  private func split(at time: CGFloat) -> (first: PathSegment, second: PathSegment) {
    var (row, first, second) = (points, [start], [end])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * time, y: from.y + (to.y - from.y) * time)
      }
      first.append(row[0])
      second.insert(row[row.count - 1], at: 0)
    }
    func segment(_ points: [CGPoint]) -> PathSegment {
      PathSegment(
        start: points[0], controls: Array(points.dropFirst().dropLast()),
        end: points[points.count - 1])
    }
    return (segment(first), segment(second))
  }

  /// The points at which the segment turns back along an axis.
  var turningPoints: [CGPoint] {
    guard !controls.isEmpty else { return [] }
    return [\CGPoint.x, \CGPoint.y].flatMap { axis in
      turningTimes(points.map { $0[keyPath: axis] }).map(point)
    }
  }

  /// The times at which the derivative of one coordinate is zero.
  private func turningTimes(_ values: [CGFloat]) -> [CGFloat] {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    var times: [CGFloat] = []
    if steps.count == 2 {
      times = [steps[0] / (steps[0] - steps[1])]
    } else if steps.count == 3 {
      let a = steps[0] - 2 * steps[1] + steps[2]
      let b = 2 * (steps[1] - steps[0])
      if abs(a) < 1e-9 {
        times = [-steps[0] / b]
      } else {
        let root = (b * b - 4 * a * steps[0]).squareRoot()
        times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    // Numbers that are none are in no range.
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
#endif
