#if PortableViews
/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place on the way, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  let elementStops: [ElementBackdrop.Stop]

  /// Creates a gradient from colours, at even distances.
  public init(colors: [Color]) {
    elementStops = colors.map { ElementBackdrop.Stop(color: $0.element) }
  }

  /// Creates a gradient from colours at places.
  public init(stops: [Stop]) {
    elementStops = stops.map {
      ElementBackdrop.Stop(color: $0.color.element, location: $0.location)
    }
  }

  var firstColor: ElementColor { elementStops.first?.color ?? .named(.clear) }
}
#endif
