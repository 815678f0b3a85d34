#if PortableViews
import Foundation

extension Path {
  /// The path as the path data of an SVG, without lines that begin nowhere.
  package nonisolated var outline: String {
    let isMove: (Element) -> Bool = { if case .move = $0 { true } else { false } }
    return elements.drop { !isMove($0) }.map { element in
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
    let rounded = (Double(min(max(value, -1e6), 1e6)) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
#endif
