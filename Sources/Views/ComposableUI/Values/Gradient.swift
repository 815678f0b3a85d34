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

/// A gradient along a line, such as from one side or corner to the opposite one.
public struct LinearGradient: ShapeStyle, ColoredStyle {
  private let gradient: Gradient
  private let direction: ElementOffset

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from colours at given locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient along the line between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    direction = ElementOffset(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
  }

  package var elementColor: ElementColor { gradient.firstColor }

  package var elementBackdrop: ElementBackdrop? {
    .linearGradient(gradient.elementStops, direction: direction)
  }
}

extension LinearGradient: View {
  /// A rectangle that fills the available space with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient from the centre outwards.
public struct RadialGradient: ShapeStyle, ColoredStyle {
  private let gradient: Gradient

  /// Creates a gradient from evenly spaced colours; the centre and the radii have no effect.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a radial gradient; the centre and the radii have no effect.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
  }

  package var elementColor: ElementColor { gradient.firstColor }
  package var elementBackdrop: ElementBackdrop? { .radialGradient(gradient.elementStops) }
}

extension RadialGradient: View {
  /// A rectangle that fills the available space with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
#endif
