import Foundation

extension Sketch {
  /// The visible layers as a document of Scalable Vector Graphics.
  public func svg(width: Double, height: Double) -> String {
    let groups = layers.filter(\.isVisible).map { layer in
      let lines = layer.strokes.map { "    \($0.svg)\n" }.joined()
      return "  <g id=\"layer-\(layer.id)\">\n\(lines)  </g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.svg) \(height.svg)" \
      fill="none" stroke-linecap="round" stroke-linejoin="round">
      \(groups.joined())</svg>

      """
  }
}

extension Stroke {
  /// A line through the points; a stroke of one point is a dot.
  fileprivate var svg: String {
    let ends = points.count == 1 ? points + points : points
    let corners = ends.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    return """
      <polyline points="\(corners)" stroke="\(ink.rawValue)" stroke-width="\(width.svg)"/>
      """
  }
}

extension BinaryFloatingPoint {
  /// The number with a tenth at most.
  fileprivate var svg: String {
    let tenths = (Double(self) * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
