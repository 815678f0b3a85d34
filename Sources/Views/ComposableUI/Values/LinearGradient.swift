#if PortableViews
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
#endif
