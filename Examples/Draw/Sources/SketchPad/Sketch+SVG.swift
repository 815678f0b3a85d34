import ComposableArchitecture
import Foundation

extension Sketch {
  /// The visible layers as a document of Scalable Vector Graphics.
  public var svg: String {
    let groups = layers.filter(\.isVisible).map { layer in
      let lines = layer.strokes.map { "    \($0.svg)\n" }.joined()
      return "  <g id=\"layer-\(layer.id)\">\n\(lines)  </g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="0 0 \(Self.size.width.svg) \(Self.size.height.svg)" \
      fill="none" stroke-linecap="round" stroke-linejoin="round">
      \(groups.joined())</svg>

      """
  }

  /// Reads the layers of a document that ``svg`` has written; `nil` for any other text.
  public init?(svg text: String) {
    var layers: IdentifiedArrayOf<Layer> = []
    for line in text.split(separator: "\n") {
      if let group = line.firstMatch(of: /<g id="layer-([0-9]{1,9})">/), let id = Int(group.1) {
        layers.append(Layer(id: id))
      } else if line.contains("<polyline ") {
        guard let layer = layers.ids.last, let stroke = Stroke(svg: line) else { return nil }
        layers[id: layer]?.strokes.append(stroke)
      }
    }
    guard !layers.isEmpty else { return nil }
    self.init(layers: layers)
  }
}

extension Stroke {
  /// A line through the points; a stroke of one point is a dot.
  fileprivate var svg: String {
    let ends = points.count == 1 ? points + points : points
    let corners = ends.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    return """
      <polyline points="\(corners)" stroke="\(ink.svg)" stroke-width="\(width.svg)"/>
      """
  }

  fileprivate init?(svg line: Substring) {
    let pattern = /points="([-0-9., ]+)" stroke="(#[0-9A-F]{6})" stroke-width="([0-9.]+)"/
    guard let match = line.firstMatch(of: pattern),
      let ink = Ink.allCases.first(where: { $0.svg == match.2 }),
      let width = Double(match.3), Self.widths.contains(width)
    else { return nil }
    let points = match.1.split(separator: " ").compactMap(CGPoint.init(svg:))
    guard !points.isEmpty else { return nil }
    let isDot = points.count == 2 && points[0] == points[1]
    self.init(points: isDot ? [points[0]] : points, ink: ink, width: width)
  }
}

extension CGPoint {
  fileprivate init?(svg corner: Substring) {
    let numbers = corner.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ abs($0) < 100_000 }) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Ink {
  /// The colour as files write it, such as `#D70015`.
  var svg: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension BinaryFloatingPoint {
  /// The number with a tenth at most.
  fileprivate var svg: String {
    let tenths = (Double(self) * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
