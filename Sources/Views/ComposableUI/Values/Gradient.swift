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

  let elementStops: [ElementGradient.Stop]

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    elementStops = colors.map { ElementGradient.Stop(color: $0.element) }
  }

  /// Creates a gradient from colours at given locations.
  public init(stops: [Stop]) {
    elementStops = stops.map {
      ElementGradient.Stop(color: $0.color.element, location: $0.location)
    }
  }

  /// The colours with their locations.
  public var stops: [Stop] {
    ElementGradient(stops: elementStops, kind: .linear(start: .top, end: .bottom)).locatedStops
      .map { Stop(color: Color(element: $0.color), location: $0.location) }
  }
}

/// A shape style that is a gradient.
nonisolated protocol GradientStyle: ColoredStyle, View {
  nonisolated var elementGradient: ElementGradient { get }
}

extension GradientStyle {
  /// The first colour, for what is drawn in one colour.
  nonisolated package var elementColor: ElementColor {
    elementGradient.stops.first?.color ?? .named(.clear)
  }

  nonisolated package var elementBackdrop: ElementBackdrop? { .gradient(elementGradient) }

  /// A rectangle that fills the available space with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient along the line between two points.
nonisolated public struct LinearGradient: ShapeStyle, GradientStyle {
  nonisolated let elementGradient: ElementGradient

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
    elementGradient = ElementGradient(
      stops: gradient.elementStops, kind: .linear(start: startPoint, end: endPoint))
  }
}

/// A gradient from a circle around a point to another one.
nonisolated public struct RadialGradient: ShapeStyle, GradientStyle {
  nonisolated let elementGradient: ElementGradient

  /// Creates a gradient from evenly spaced colours; the radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient from colours at given locations; the radii are in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient from one circle around a point to another; the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    elementGradient = ElementGradient(
      stops: gradient.elementStops,
      kind: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A gradient from a point outwards, that fits the size of what it fills.
nonisolated public struct EllipticalGradient: ShapeStyle, GradientStyle {
  nonisolated let elementGradient: ElementGradient

  /// Creates a gradient from evenly spaced colours; the radii are fractions of the size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from colours at given locations; the radii are fractions of the size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from one ellipse to another; the radii are fractions of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    elementGradient = ElementGradient(
      stops: gradient.elementStops,
      kind: .elliptical(
        center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction))
  }
}

/// A gradient around a point, also called conic.
nonisolated public struct AngularGradient: ShapeStyle, GradientStyle {
  nonisolated let elementGradient: ElementGradient

  /// Creates a gradient from one angle to another, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    elementGradient = ElementGradient(
      stops: gradient.elementStops,
      kind: .angular(center: center, start: startAngle.degrees, end: endAngle.degrees))
  }

  /// Creates a gradient from evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient from colours at given locations between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of a whole turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .degrees(angle.degrees + 360))
  }

  /// Creates a gradient of a whole turn from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of a whole turn from colours at given locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along the line between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours along the line between two points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a circle around a point to another one.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colours from a circle around a point to another one.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient of evenly spaced colours from a point outwards.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of evenly spaced colours between two angles around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of a whole turn around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
#endif
