#if PortableViews
/// A colour; as a view, it fills the available space.
public struct Color: Hashable, Sendable {
  package let element: ElementColor

  package init(element: ElementColor) {
    self.element = element
  }

  /// A colour space for the components of a colour, without effect: all components are sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    element = .rgba(red, green, blue, opacity)
  }

  /// Creates a gray from its lightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    element = .rgba(white, white, white, opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    element = .rgba(component(5), component(3), component(1), opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    switch element {
    case .named(let name, opacity: let own): Color(element: .named(name, opacity: own * opacity))
    case .lightened(let name, let share, let own):
      Color(element: .lightened(name, by: share, opacity: own * opacity))
    case .rgba(let red, let green, let blue, let own):
      Color(element: .rgba(red, green, blue, own * opacity))
    case .adaptive(let light, let dark):
      Color(
        element: .adaptive(
          light: light.changed { $0.opacity *= Float(opacity) },
          dark: dark.changed { $0.opacity *= Float(opacity) }))
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its components in hexadecimal digits: `red`, `#FF8000FF`.
  public var description: String { element.description }
}

extension ElementColor {
  fileprivate var description: String {
    switch self {
    case .named(let name, let opacity): Self.percentage(opacity) + name.rawValue
    case .lightened(let name, let share, let opacity):
      "\(Self.percentage(opacity))\(name.rawValue) mixed with \(Self.percentage(share))white"
    case .rgba(let red, let green, let blue, let opacity):
      Self.hexadecimal(red, green, blue, opacity)
    case .adaptive(let light, let dark):
      "\(light.color.description), \(dark.color.description) in the dark"
    }
  }

  private static func percentage(_ share: Double) -> String {
    share == 1 ? "" : "\(Int((share * 100).rounded()))% "
  }

  private static func hexadecimal(_ components: Double...) -> String {
    components.reduce(into: "#") { text, component in
      let digits = String(Int(min(max(component, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0\(digits)" : digits
    }
  }
}

extension Color: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    var box = ViewElement(.box)
    box.style.background = element
    box.style.maxWidth = .infinity
    box.style.maxHeight = .infinity
    return .element(ElementContent(box))
  }
}
#endif
