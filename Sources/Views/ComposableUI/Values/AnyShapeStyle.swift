#if PortableViews
/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle, ColoredStyle {
  private let style: any ShapeStyle

  /// Creates a style that draws as another one.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  package var elementColor: ElementColor { style.resolvedColor ?? .named(.foreground) }
  package var elementBackdrop: ElementBackdrop? { style.resolvedBackdrop }
  package var elementShadows: [ShadowStyle] { style.resolvedShadows }
}

/// A gradient of any kind, such as a colour's.
public struct AnyGradient: Hashable, ShapeStyle, ColoredStyle {
  private let gradient: ElementGradient

  /// Creates a gradient from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = ElementGradient(
      stops: gradient.elementStops, kind: .linear(start: .top, end: .bottom))
  }

  package var elementColor: ElementColor { gradient.stops.last?.color ?? .named(.clear) }
  package var elementBackdrop: ElementBackdrop? { .gradient(gradient) }
}

extension Gradient: ShapeStyle, ColoredStyle {
  package var elementColor: ElementColor { elementStops.first?.color ?? .named(.clear) }
  package var elementBackdrop: ElementBackdrop? { AnyGradient(self).elementBackdrop }
}

extension Color {
  /// The gradient of the colour: from a lighter one at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(element: element.lightened(by: 0.2)), self]))
  }
}

extension ElementStyle {
  /// Sets the colour, the gradient and the shadow of texts.
  nonisolated mutating func setForeground(_ style: some ShapeStyle) {
    foreground = style.resolvedColor
    let (gradient, shadow) = (style.resolvedGradient, style.resolvedShadows.drop)
    guard gradient != nil || shadow != nil || knownEffects != nil else { return }
    effects.textGradient = gradient
    effects.textShadow = shadow
  }
}

extension ElementColor.Components {
  fileprivate func lightened(by share: Float) -> Self {
    changed {
      $0.red += (1 - red) * share
      $0.green += (1 - green) * share
      $0.blue += (1 - blue) * share
    }
  }
}

extension ElementColor {
  /// Returns the colour mixed with a share of white.
  func lightened(by share: Double) -> ElementColor {
    switch self {
    case .named(.clear, _), .named(.foreground, _): self
    case .named(let name, let opacity): .lightened(name, by: share, opacity: opacity)
    case .lightened(let name, let own, let opacity):
      .lightened(name, by: own + (1 - own) * share, opacity: opacity)
    case .rgba(let red, let green, let blue, let opacity):
      .rgba(
        red + (1 - red) * share, green + (1 - green) * share, blue + (1 - blue) * share, opacity)
    case .adaptive(let light, let dark):
      .adaptive(light: light.lightened(by: Float(share)), dark: dark.lightened(by: Float(share)))
    }
  }
}
#endif
