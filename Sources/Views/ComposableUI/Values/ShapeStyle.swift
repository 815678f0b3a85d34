#if PortableViews
/// A style to fill a shape or draw text with, such as a colour or a gradient.
public protocol ShapeStyle: Sendable {}

/// A shape style that renderers can draw as a single colour.
package protocol ColoredStyle: ShapeStyle {
  var elementColor: ElementColor { get }

  /// The gradient or material behind the colour, if the style has one.
  var elementBackdrop: ElementBackdrop? { get }

  /// The shadows of what the style fills.
  var elementShadows: [ShadowStyle] { get }
}

extension ColoredStyle {
  package var elementBackdrop: ElementBackdrop? { nil }
  package var elementShadows: [ShadowStyle] { [] }
}

extension ShapeStyle {
  package var resolvedColor: ElementColor? { (self as? any ColoredStyle)?.elementColor }
  package var resolvedBackdrop: ElementBackdrop? {
    (self as? any ColoredStyle)?.elementBackdrop
  }
  package var resolvedShadows: [ShadowStyle] {
    (self as? any ColoredStyle)?.elementShadows ?? []
  }

  /// The gradient of the style; `nil` for a colour or a material.
  package var resolvedGradient: ElementGradient? {
    if case .gradient(let gradient)? = resolvedBackdrop { gradient } else { nil }
  }
}

extension Color: ColoredStyle {
  package var elementColor: ElementColor { element }
}

/// A style for text by importance: the less important, the fainter.
public struct HierarchicalShapeStyle: ShapeStyle, ColoredStyle {
  package let elementColor: ElementColor

  /// The most prominent style.
  public static let primary = Self(elementColor: .named(.primary))
  /// The second most prominent style.
  public static let secondary = Self(elementColor: .named(.secondary))
  /// The third most prominent style.
  public static let tertiary = Self(elementColor: .named(.secondary, opacity: 0.6))
  /// The least prominent style.
  public static let quaternary = Self(elementColor: .named(.secondary, opacity: 0.4))
}

/// The app's accent colour as a style.
public struct TintShapeStyle: ShapeStyle, ColoredStyle {
  package var elementColor: ElementColor { .named(.accent) }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The app's accent colour.
  public static var tint: Self { Self() }
}

/// A translucent material: a tint over the blurred background.
public struct Material: ShapeStyle, ColoredStyle {
  package let elementColor: ElementColor
  package var elementBackdrop: ElementBackdrop? { .material }

  private init(_ opacity: Double) {
    elementColor = .named(.gray, opacity: opacity)
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The thinnest material.
  public static let ultraThinMaterial = Self(0.1)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// A thin material.
  public static let thinMaterial = Self(0.15)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// A material of medium thickness.
  public static let regularMaterial = Self(0.2)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// A thick material.
  public static let thickMaterial = Self(0.25)
  /// The material of bars.
  public static let bar = Self(0.15)
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Self { .ultraThinMaterial }
  /// A thin material.
  public static var thinMaterial: Self { .thinMaterial }
  /// A material of medium thickness.
  public static var regularMaterial: Self { .regularMaterial }
  /// A thick material.
  public static var thickMaterial: Self { .thickMaterial }
  /// The material of bars.
  public static var bar: Self { .bar }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most prominent style.
  public static var primary: Self { .primary }
  /// The second most prominent style.
  public static var secondary: Self { .secondary }
  /// The third most prominent style.
  public static var tertiary: Self { .tertiary }
  /// The least prominent style.
  public static var quaternary: Self { .quaternary }
}
#endif
