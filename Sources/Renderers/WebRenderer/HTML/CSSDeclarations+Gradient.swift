#if PortableViews && Web
import ComposableUI

extension CSSDeclarations {
  /// Sets a gradient as an image.
  mutating func set(_ property: Property, _ gradient: ElementGradient) {
    guard let text = Self.format(gradient) else { return }
    declare(property, text)
  }

  /// Sets a gradient as an image, in front of a colour.
  mutating func set(
    _ property: Property, _ gradient: ElementGradient, inFrontOf color: ElementColor?
  ) {
    guard let text = Self.format(gradient) else { return }
    declare(property, color.map { "\(text),\(Self.format($0))" } ?? text)
  }

  /// Sets the outline of the area that takes pointers.
  mutating func set(_ property: Property, _ area: ElementHitArea?) {
    switch area {
    case nil: break
    case .clip(let clip): set(property, clip)
    case .rounded(let radius):
      let radius = radius.isFinite ? max(radius, 0) : 9_999
      declare(property, "inset(0 round \(Self.format(radius))px)")
    }
  }

  /// Sets the outline that cuts an element off.
  mutating func set(_ property: Property, _ clip: ElementClip?) {
    switch clip {
    case nil: break
    case .ellipse: declare(property, "ellipse()")
    case .circle: declare(property, "circle()")
    case .polygons(let figures, let isEvenOdd):
      // The figures are one, with lines there and back between them, which surround nothing.
      let points = figures.flatMap { $0 + [figures[0][0]] }.map { point in
        "\(Self.percent(point.x)) \(Self.percent(point.y))"
      }
      guard !points.isEmpty else { return declare(property, "circle(0)") }
      declare(property, "polygon(\(isEvenOdd ? "evenodd," : "")\(points.joined(separator: ",")))")
    case .path(let path, let isEvenOdd):
      guard !path.outline.isEmpty else { return declare(property, "circle(0)") }
      declare(property, "path(\(isEvenOdd ? "evenodd," : "")\"\(path.outline)\")")
    }
  }

  /// Sets effects with a shadow after them, which follows the outlines of what is drawn.
  mutating func set(_ property: Property, _ filters: [ElementFilter], shadow: ElementShadow?) {
    var functions = filters.compactMap(Self.format)
    if let shadow {
      let lengths = [shadow.offset.x, shadow.offset.y, max(shadow.radius, 0)]
      if lengths.allSatisfy(\.isFinite) {
        let text = lengths.map { "\(Self.format($0))px" }.joined(separator: " ")
        functions.append("drop-shadow(\(text) \(Self.format(shadow.color)))")
      }
    }
    if !functions.isEmpty { declare(property, functions.joined(separator: " ")) }
  }

  /// Moves an element from the top left of the one around it, so that its middle is at a place.
  mutating func set(_ property: Property, middle place: ElementOffset?) {
    guard let place, place.x.isFinite, place.y.isFinite else { return }
    let lengths = [place.x, place.y].map { "calc(\(Self.format($0))px - 50%)" }
    declare(property, lengths.joined(separator: " "))
  }

  /// Returns a gradient as a function of CSS; `nil` for one without colours.
  private static func format(_ gradient: ElementGradient) -> String? {
    let stops = gradient.locatedStops
    guard !stops.isEmpty else { return nil }
    switch gradient.kind {
    case .linear(let start, let end):
      return linear(gradient, from: start, to: end)
    case .radial(let center, let startRadius, let endRadius):
      let list = radii(stops, startRadius, endRadius).map { color, radius in
        "\(format(color)) \(format(radius))px"
      }
      return "radial-gradient(circle at \(place(center)),\(list.joined(separator: ",")))"
    case .elliptical(let center, let startRadius, let endRadius):
      // The size is the whole frame's, of which radii are fractions.
      let list = radii(stops, startRadius, endRadius).map { color, radius in
        "\(format(color)) \(percent(radius))"
      }
      return "radial-gradient(100% 100% at \(place(center)),\(list.joined(separator: ",")))"
    case .angular(let center, let start, let end):
      return angular(stops, center: center, start: valid(start), end: valid(end))
    }
  }

  /// Returns a linear gradient towards a side or a corner.
  ///
  /// A gradient between other points is that towards the closest corner, which has the same colours
  /// at both points.
  private static func linear(
    _ gradient: ElementGradient, from start: UnitPoint, to end: UnitPoint
  ) -> String {
    let (x, y) = (valid(end.x - start.x), valid(end.y - start.y))
    let vertical = y > 0 ? "bottom" : y < 0 ? "top" : nil
    let horizontal = x > 0 ? "right" : x < 0 ? "left" : nil
    let sides = [vertical, horizontal].compactMap(\.self).joined(separator: " ")
    /// The position of a point along the gradient of CSS.
    func position(_ point: UnitPoint) -> Double {
      let shares = [
        x == 0 ? nil : x > 0 ? point.x : 1 - point.x,
        y == 0 ? nil : y > 0 ? point.y : 1 - point.y,
      ].compactMap(\.self)
      return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
    }
    let (first, last) = (position(start), position(end))
    if first == 0, last == 1 {
      let list = gradient.stops.map { stop in
        format(stop.color) + (stop.location.flatMap { $0.isFinite ? " \(percent($0))" : nil } ?? "")
      }
      // A gradient needs two colours.
      let colors = list.count == 1 ? list + list : list
      return "linear-gradient(to \(sides),\(colors.joined(separator: ",")))"
    }
    let list = gradient.locatedStops.map { stop in
      "\(format(stop.color)) \(percent(first + (last - first) * stop.location))"
    }
    let side = sides.isEmpty ? "bottom" : sides
    return "linear-gradient(to \(side),\(list.joined(separator: ",")))"
  }

  /// Returns a gradient around a point.
  ///
  /// Half of what it leaves out of a turn has the last colour, the
  /// other half the first one.
  private static func angular(
    _ stops: [(color: ElementColor, location: Double)], center: UnitPoint, start: Double,
    end: Double
  ) -> String {
    let isReversed = end < start
    let sweep = min(abs(end - start), 360)
    // Of more than a turn, the last one shows.
    let from = isReversed ? end : max(start, end - 360)
    var located =
      isReversed ? stops.reversed().map { (color: $0.color, location: 1 - $0.location) } : stops
    if sweep < 360, let first = located.first, let last = located.last {
      let middle = (sweep + 360) / 2 / max(sweep, 0.001)
      located += [(last.color, middle), (first.color, middle)]
    }
    let list = located.map { "\(format($0.color)) \(format($0.location * sweep))deg" }
    return "conic-gradient(from \(format(from + 90))deg at \(place(center)),"
      + "\(list.joined(separator: ",")))"
  }

  /// Returns the radii of the colours, from the least to the greatest.
  private static func radii(
    _ stops: [(color: ElementColor, location: Double)], _ start: Double, _ end: Double
  ) -> [(color: ElementColor, radius: Double)] {
    let radii = stops.map { stop in
      (color: stop.color, radius: max(valid(start + (end - start) * stop.location), 0))
    }
    return end < start ? radii.reversed() : radii
  }

  private static func valid(_ number: Double) -> Double { number.isFinite ? number : 0 }

  private static func percent(_ share: Double) -> String {
    "\(format(valid(share) * 100))%"
  }

  private static func place(_ point: UnitPoint) -> String {
    "\(percent(point.x)) \(percent(point.y))"
  }
}

extension CSSDeclarations {
  /// Returns the multiplication of all colours by one, as an SVG filter in an address.
  ///
  /// The address has no characters that end it, such as spaces and quotes.
  static func multiplication(_ factors: [Double]) -> String? {
    guard factors.allSatisfy(\.isFinite) else { return nil }
    let rows = factors.enumerated().map { index, factor in
      let cells = (0..<5).map { $0 == index ? format(min(max(factor, 0), 1)) : "0" }
      return cells.joined(separator: "%20")
    }
    return matrix("values='\(rows.joined(separator: "%20"))'")
  }

  /// Returns a change of all colours, as an SVG filter in an address.
  static func matrix(_ attribute: String) -> String {
    """
    url(data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3Cfilter%20id='m'%20\
    color-interpolation-filters='sRGB'%3E%3CfeColorMatrix%20\(attribute)\
    /%3E%3C/filter%3E%3C/svg%3E#m)
    """.replacing("'", with: "%27")
  }
}
#endif
