#if PortableViews
import ComposableUI
import Foundation

/// A shape whose points are shares of its width and its height.
struct PlotShape: Shape {
  enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  var steps: [Step] = []

  nonisolated func path(in rect: CGRect) -> Path {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    var path = Path()
    for step in steps {
      switch step {
      case .move(let end): path.move(to: place(end))
      case .line(let end): path.addLine(to: place(end))
      case .curve(let end, let first, let second):
        path.addCurve(to: place(end), control1: place(first), control2: place(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// Adds a line through points, or continues one.
  mutating func addCourse(_ points: [CGPoint], _ method: InterpolationMethod, continues: Bool) {
    guard let first = points.first else { return }
    steps.append(continues ? .line(first) : .move(first))
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method.course {
      case .straight:
        steps.append(.line(to))
      case .stepStart:
        steps += [.line(CGPoint(x: from.x, y: to.y)), .line(to)]
      case .stepEnd:
        steps += [.line(CGPoint(x: to.x, y: from.y)), .line(to)]
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        steps += [
          .line(CGPoint(x: middle, y: from.y)), .line(CGPoint(x: middle, y: to.y)), .line(to),
        ]
      case .curved:
        // Tangents as between the neighbours of a point, without overshooting in one direction.
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        let first = CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6)
        let second = CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6)
        steps.append(.curve(to, first, second))
      }
    }
  }

  /// Adds a symbol of an area in square points to a plot of a size.
  mutating func addSymbol(
    _ form: BasicChartSymbolShape.Form, at center: CGPoint, area: Double, in size: CGSize
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let half = area.squareRoot() / 2
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + x * half / size.width, y: center.y + y * half / size.height)
    }
    func polygon(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        steps.append(index == 0 ? .move(point) : .line(point))
      }
      steps.append(.close)
    }
    switch form {
    case .circle:
      let reach = 0.5523
      steps.append(.move(point(1, 0)))
      steps.append(.curve(point(0, 1), point(1, reach), point(reach, 1)))
      steps.append(.curve(point(-1, 0), point(-reach, 1), point(-1, reach)))
      steps.append(.curve(point(0, -1), point(-1, -reach), point(-reach, -1)))
      steps.append(.curve(point(1, 0), point(reach, -1), point(1, -reach)))
      steps.append(.close)
    case .square:
      polygon([point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)])
    case .triangle:
      polygon([point(0, -1), point(1, 1), point(-1, 1)])
    case .diamond:
      polygon([point(0, -1.3), point(1.3, 0), point(0, 1.3), point(-1.3, 0)])
    case .cross, .plus:
      let arms: [(Double, Double)] = [
        (-0.3, -1), (0.3, -1), (0.3, -0.3), (1, -0.3), (1, 0.3), (0.3, 0.3), (0.3, 1), (-0.3, 1),
        (-0.3, 0.3), (-1, 0.3), (-1, -0.3), (-0.3, -0.3),
      ]
      let turn = form == .cross ? 0.5.squareRoot() : 0
      polygon(
        arms.map { x, y in
          form == .cross ? point((x - y) * turn, (x + y) * turn) : point(x, y)
        })
    }
  }
}
#endif
