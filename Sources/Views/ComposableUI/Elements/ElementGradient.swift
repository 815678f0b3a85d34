#if PortableViews
/// A blend of colours along a line, around a point or from a point outwards.
public struct ElementGradient: Hashable, Sendable {
  /// A colour at a position in a gradient, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: ElementColor
    /// The position from 0 to 1; if `nil`, a position between the neighbouring stops.
    public var location: Double?

    /// Creates a stop.
    public init(color: ElementColor, location: Double? = nil) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient, in fractions of the size of what it fills.
  public enum Kind: Hashable, Sendable {
    /// Along the line between two points.
    case linear(start: UnitPoint, end: UnitPoint)
    /// From a circle around a point to another one; the radii are in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// From an ellipse around a point to another one; the radii are fractions of the size.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Around a point, clockwise from an angle to another, in degrees from the right.
    case angular(center: UnitPoint, start: Double, end: Double)
  }

  /// The colours, in the order of their positions.
  public var stops: [Stop]
  /// The geometry of the gradient.
  public var kind: Kind

  /// Creates a gradient.
  public init(stops: [Stop], kind: Kind) {
    self.stops = stops
    self.kind = kind
  }
}

extension ElementGradient {
  /// The colours with a position each, at least two.
  package var locatedStops: [(color: ElementColor, location: Double)] {
    guard let first = stops.first else { return [] }
    if stops.count == 1 { return [(first.color, 0), (first.color, 1)] }
    var located: [(color: ElementColor, location: Double)] = []
    var index = 0
    while index < stops.count {
      if let location = stops[index].location {
        located.append((stops[index].color, valid(location)))
        index += 1
        continue
      }
      // Stops without a position share the space between those that have one.
      let next = stops[index...].firstIndex { $0.location != nil } ?? stops.count
      let isFirst = index == 0
      let isLast = next == stops.count
      let from = isFirst ? 0 : located[index - 1].location
      let to = isLast ? 1 : valid(stops[next].location ?? 1)
      let steps = Double(next - index + 1 - (isFirst ? 1 : 0) - (isLast ? 1 : 0))
      for offset in 0..<(next - index) {
        let step = Double(offset + (isFirst ? 0 : 1))
        located.append((stops[index + offset].color, from + (to - from) * step / max(steps, 1)))
      }
      index = next
    }
    return located
  }

  private func valid(_ location: Double) -> Double {
    location.isFinite ? location : 0
  }
}
#endif
