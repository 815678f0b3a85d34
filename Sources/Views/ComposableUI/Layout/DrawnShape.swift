#if PortableViews
import Foundation

extension Shape {
  /// Returns the shape rotated around its centre.
  nonisolated public func rotation(_ angle: Angle) -> some Shape {
    RotatedShape(shape: self, angle: angle)
  }
}

/// A shape that is rotated around its centre.
private struct RotatedShape<Base: Shape>: Shape {
  let shape: Base
  let angle: Angle

  nonisolated func path(in rect: CGRect) -> Path {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return shape.path(in: rect).mapPoints { point in
      let (x, y) = (point.x - rect.midX, point.y - rect.midY)
      return CGPoint(x: rect.midX + x * cosine - y * sine, y: rect.midY + x * sine + y * cosine)
    }
  }
}

extension Path {
  /// The side of the square in which shapes draw their paths.
  ///
  /// Renderers scale the path, because only they know its size on the screen.
  package nonisolated static var drawingSize: Double { 240 }

  /// The path as the path data of an SVG.
  package nonisolated var outline: String {
    elements.map { element in
      switch element {
      case .move(let end): "M" + Self.text(end)
      case .line(let end): "L" + Self.text(end)
      case .quadCurve(let end, let control): "Q" + Self.text(control, end)
      case .curve(let end, let control1, let control2):
        "C" + Self.text(control1, control2, end)
      case .closeSubpath: "Z"
      }
    }
    .joined()
  }

  private nonisolated static func text(_ points: CGPoint...) -> String {
    points.flatMap { [$0.x, $0.y] }.map(number).joined(separator: " ")
  }

  private nonisolated static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}
#endif
