#if PortableViews
extension ShapeStyle {
  /// Returns the style with the opacity of its colours multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

private struct OpacityShapeStyle<Base: ShapeStyle>: ColoredStyle {
  let base: Base
  let opacity: Double

  var elementColor: ElementColor { faded(base.resolvedColor ?? .named(.primary)) }

  var elementBackdrop: ElementBackdrop? {
    guard case .gradient(var gradient)? = base.resolvedBackdrop else {
      return base.resolvedBackdrop
    }
    for index in gradient.stops.indices {
      gradient.stops[index].color = faded(gradient.stops[index].color)
    }
    return .gradient(gradient)
  }

  var elementShadows: [ShadowStyle] { base.resolvedShadows }

  private func faded(_ color: ElementColor) -> ElementColor {
    Color(element: color).opacity(opacity).element
  }
}
#endif
