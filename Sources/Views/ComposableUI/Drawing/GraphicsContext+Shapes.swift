#if PortableViews
public import Foundation

extension GraphicsContext {
  /// The colour or the gradient of what is drawn.
  public struct Shading: Sendable {
    enum Kind {
      case paint(ShapePaint)
      /// A gradient in the coordinates of the drawing.
      case gradient(ElementGradient)
      /// A gradient around a point of the drawing.
      case conic([ElementGradient.Stop], center: CGPoint, start: Double)
    }

    let kind: Kind

    /// The colour of the text around the canvas.
    public static var foreground: Self { Self(kind: .paint(.foreground)) }

    /// The first of several shadings.
    ///
    /// The others are for images with layers, which there are none of.
    public static func palette(_ array: [Self]) -> Self { array.first ?? .foreground }

    /// A colour.
    public static func color(_ color: Color) -> Self { style(color) }

    /// A colour from its components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Self {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from its lightness, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Self {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; a gradient is in the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Self {
      Self(kind: .paint(ShapePaint(style)))
    }

    /// A gradient along the line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Self {
      Self(
        kind: .gradient(
          ElementGradient(
            stops: gradient.elementStops,
            kind: .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)))))
    }

    /// A gradient from a circle around a point to another one.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Self {
      Self(
        kind: .gradient(
          ElementGradient(
            stops: gradient.elementStops,
            kind: .radial(
              center: UnitPoint(center), startRadius: Double(startRadius),
              endRadius: Double(endRadius)))))
    }

    /// A gradient of a whole turn around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Self {
      Self(kind: .conic(gradient.elementStops, center: center, start: angle.degrees))
    }

    /// Returns the paint of a path in its bounds; `nil` for a style that is none here.
    func paint(of bounds: CGRect) -> DrawingPaint? {
      switch kind {
      case .paint(let paint): return paint.paint(in: bounds)
      case .gradient(let gradient):
        // In a square of one point, shares of the size are points.
        return .gradient(gradient, x: 0, y: 0, width: 1, height: 1)
      case .conic(let stops, let center, let start):
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let place = UnitPoint(
          x: Double((center.x - bounds.minX) / bounds.width),
          y: Double((center.y - bounds.minY) / bounds.height))
        return .gradient(
          ElementGradient(
            stops: stops, kind: .angular(center: place, start: start, end: start + 360)),
          x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
      }
    }

    /// The colour of a text or a symbol.
    var color: ElementColor {
      switch kind {
      case .paint(let paint): paint.color ?? .named(.foreground)
      case .gradient(let gradient): gradient.stops.first?.color ?? .named(.foreground)
      case .conic(let stops, _, _): stops.first?.color ?? .named(.foreground)
      }
    }
  }

  /// The options of a gradient, without effect: it ends with its last colour.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Begins again after the end.
    public static let `repeat` = Self(rawValue: 1)
    /// Goes back after the end.
    public static let mirror = Self(rawValue: 2)
    /// Mixes colours in a linear space.
    public static let linearColor = Self(rawValue: 4)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.paint(of: path.boundingRect) else { return }
    draw(.fill(.path(path), paint, style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(of: path.boundingRect) else { return }
    draw(.stroke(.path(path), paint, style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a shading, which depends on nothing in the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
#endif
