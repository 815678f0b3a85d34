#if PortableViews
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
