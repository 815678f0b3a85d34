import Foundation

/// A curve as a picture.
struct Plot {
  let title: String
  let points: [(x: Double, y: Double)]
  let isLogarithmic: Bool

  private static let size = (width: 640.0, height: 320.0)
  private static let frame = (left: 70.0, right: 20.0, top: 40.0, bottom: 40.0)

  /// The picture in SVG.
  var svg: String {
    let line = points.map { "\(number(x($0.x))),\(number(y($0.y)))" }.joined(separator: " ")
    let dots = points.map { "<circle cx='\(number(x($0.x)))' cy='\(number(y($0.y)))' r='3'/>" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" font-family="sans-serif" \
      font-size="12">
      <rect width="640" height="320" fill="white"/>
      <text x="20" y="22" font-size="15">\(title)</text>
      \(grid.joined(separator: "\n"))
      <polyline points="\(line)" fill="none" stroke="#0b62d6" stroke-width="2"/>
      <g fill="#0b62d6">\(dots.joined())</g>
      </svg>

      """
  }

  private var grid: [String] {
    let left = Self.frame.left
    let right = Self.size.width - Self.frame.right
    let rows = (0...4).map { step -> String in
      let value = top * Double(step) / 4
      return """
        <path d="M\(left) \(number(y(value)))H\(right)" stroke="#ddd"/>\
        <text x="\(left - 8)" y="\(number(y(value) + 4))" text-anchor="end">\(Int(value)) ns</text>
        """
    }
    let columns = points.map { point in
      """
      <text x="\(number(x(point.x)))" y="300" text-anchor="middle">\(Int(point.x))</text>
      """
    }
    return rows + columns
  }

  /// The value at the upper edge: the first round number above all points.
  private var top: Double {
    let most = points.map(\.y).max() ?? 1
    let magnitude = pow(10, floor(log10(max(most, 1))))
    return (most * 1.1 / magnitude).rounded(.up) * magnitude
  }

  private func x(_ value: Double) -> Double {
    func scale(_ value: Double) -> Double { isLogarithmic ? log10(max(value, 1)) : value }
    let first = scale(points.first?.x ?? 0)
    let last = scale(points.last?.x ?? 1)
    let width = Self.size.width - Self.frame.left - Self.frame.right - 20
    return Self.frame.left + 10 + (scale(value) - first) / max(last - first, 1e-9) * width
  }

  private func y(_ value: Double) -> Double {
    let height = Self.size.height - Self.frame.top - Self.frame.bottom
    return Self.frame.top + height * (1 - value / top)
  }

  private func number(_ value: Double) -> String {
    String(format: "%.1f", value)
  }
}
