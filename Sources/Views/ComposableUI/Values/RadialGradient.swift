#if PortableViews
/// Colours that pass into one another from the middle outwards.
public struct RadialGradient: ShapeStyle, ColoredStyle {
  private let gradient: Gradient

  /// Creates a gradient from colours; it fills the space, whatever the radii are.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient; it fills the space, whatever the radii are.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
  }

  package var elementColor: ElementColor { gradient.firstColor }
  package var elementBackdrop: ElementBackdrop? { .radialGradient(gradient.elementStops) }
}

extension RadialGradient: View {
  /// The colours, with all the space there is.
  public var body: some View { Rectangle().fill(self) }
}
#endif
