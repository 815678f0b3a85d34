#if !canImport(SwiftUI)
  /// Colours that pass into one another, drawn as the first of them.
  public struct LinearGradient: ShapeStyle, ColoredStyle {
    package let elementColor: ElementColor

    /// Creates a gradient from colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
      elementColor = colors.first?.element ?? .named(.clear)
    }

    /// Creates a gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
      self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
    }
  }

  extension LinearGradient: View {
    /// The first colour.
    public var body: some View { Color(element: elementColor) }
  }

  /// Colours that pass into one another.
  public struct Gradient: Hashable, Sendable {
    let colors: [Color]

    /// Creates a gradient from colours.
    public init(colors: [Color]) {
      self.colors = colors
    }
  }
#endif
