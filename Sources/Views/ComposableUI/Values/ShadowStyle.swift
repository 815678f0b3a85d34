#if PortableViews
/// A shadow of what a style fills.
public struct ShadowStyle: Hashable, Sendable {
  package let shadow: ElementShadow
  /// Whether the shadow is inside of the outline.
  package let isInner: Bool

  /// A shadow behind the outline.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> Self {
    Self(
      shadow: ElementShadow(
        color: color.element, radius: radius, offset: ElementOffset(x: x, y: y)),
      isInner: false)
  }

  /// A shadow of the outline on its inside, in rectangles and other shapes with round corners.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> Self {
    Self(
      shadow: ElementShadow(
        color: color.element, radius: radius, offset: ElementOffset(x: x, y: y)),
      isInner: true)
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow of what it fills; an outline has one at most behind it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The colour of text with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

private struct ShadowedStyle<Base: ShapeStyle>: ColoredStyle {
  let base: Base
  let shadow: ShadowStyle

  var elementColor: ElementColor { base.resolvedColor ?? .named(.primary) }
  var elementBackdrop: ElementBackdrop? { base.resolvedBackdrop }
  var elementShadows: [ShadowStyle] { base.resolvedShadows + [shadow] }
}

extension [ShadowStyle] {
  /// The last shadow behind an outline.
  nonisolated package var drop: ElementShadow? { last { !$0.isInner }?.shadow }
  /// The shadows inside of an outline.
  nonisolated package var inner: [ElementShadow] { filter(\.isInner).map(\.shadow) }
}
#endif
