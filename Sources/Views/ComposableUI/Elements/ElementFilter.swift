#if PortableViews
/// An effect on what is drawn of an element.
public enum ElementFilter: Hashable, Sendable {
  /// A blur with a radius in points.
  case blur(radius: Double)
  /// A factor by which colours become brighter; 1 for none.
  case brightness(Double)
  /// A factor of the contrast; 1 for none.
  case contrast(Double)
  /// A factor of the saturation; 1 for none.
  case saturation(Double)
  /// The share of grey, from 0 to 1.
  case grayscale(Double)
  /// A clockwise rotation of all hues, in degrees.
  case hueRotation(Double)
  /// The opposite of each colour.
  case inversion
  /// The brightness of each colour as the opacity of black.
  case luminanceToAlpha
  /// The product of each colour and another one, whose components are from 0 to 1.
  case multiplication(red: Double, green: Double, blue: Double, opacity: Double)
}

/// The way in which an element's colours are mixed with those behind it.
public enum ElementBlendMode: String, Hashable, Sendable, CaseIterable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, plusLighter
}
#endif
