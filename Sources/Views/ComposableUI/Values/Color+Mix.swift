#if PortableViews
extension Gradient {
  /// The space in which colours are mixed, which is sRGB for both.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The space of the device.
    public static let device = Self(isPerceptual: false)
    /// The perceptual space, which is the device's here.
    public static let perceptual = Self(isPerceptual: true)
  }
}

extension Color {
  /// Returns a mixture of the colour and another one.
  ///
  /// A colour with a name is mixed by its value for a light background.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The share of the other colour, from 0 to 1.
  ///   - colorSpace: The space in which colours are mixed, without effect: it is sRGB.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = min(max(fraction, 0), 1)
    func mixed(_ left: Double, _ right: Double) -> Double { left + (right - left) * share }
    func mixed(_ left: ElementColor, _ right: ElementColor) -> ElementColor {
      let (left, right) = (left.components, right.components)
      return .rgba(
        mixed(left.red, right.red), mixed(left.green, right.green), mixed(left.blue, right.blue),
        mixed(left.opacity, right.opacity))
    }
    func dark(_ color: ElementColor) -> ElementColor {
      if case .adaptive(_, let dark) = color { dark.color } else { color }
    }
    let light = mixed(element, rhs.element)
    let other = mixed(dark(element), dark(rhs.element))
    guard light != other else { return Color(element: light) }
    return Color(element: .adaptive(light: .init(light), dark: .init(other)))
  }
}

extension ElementColor.Components {
  fileprivate init(_ color: ElementColor) {
    let (red, green, blue, opacity) = color.components
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
}
#endif
