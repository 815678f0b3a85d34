#if PortableViews
/// A smooth blend of colours.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: Color
    /// The location of the stop, from 0 at the start of the gradient to 1 at its end.
    public var location: Double

    /// Creates a stop from a colour and a location from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  let elementStops: [ElementBackdrop.Stop]

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    elementStops = colors.map { ElementBackdrop.Stop(color: $0.element) }
  }

  /// Creates a gradient from colours at given locations.
  public init(stops: [Stop]) {
    elementStops = stops.map {
      ElementBackdrop.Stop(color: $0.color.element, location: $0.location)
    }
  }

  var firstColor: ElementColor { elementStops.first?.color ?? .named(.clear) }
}
#endif
