#if PortableViews
/// Colours that pass into one another from one side, or one corner, to another.
public struct LinearGradient: ShapeStyle, ColoredStyle {
  private let gradient: Gradient
  private let direction: ElementOffset

  /// Creates a gradient from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient.
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
  /// The colours, with all the space there is.
  public var body: some View { Rectangle().fill(self) }
}
#endif
