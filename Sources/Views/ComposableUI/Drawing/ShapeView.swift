#if PortableViews
public import Foundation

extension Shape {
  /// The shape, filled with the colour of text.
  public var body: ShapeView<Self> { fill() }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(ShapePaint(content), style)])
  }

  /// Fills the shape with the colour of the text around it.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(.foreground, style)])
  }

  /// Draws a line along the outline of the shape; half of its width is outside.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(ShapePaint(content), style)])
  }

  /// Draws a line along the outline of the shape; half of its width is outside.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline of the shape, in the colour of the text around it.
  nonisolated public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(.foreground, style)])
  }

  /// Draws a line along the outline of the shape, in the colour of the text around it.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the outline of the shape, inside of it.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.border(ShapePaint(content), style)])
  }

  /// Draws a line along the outline of the shape, inside of it.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside of the shape, in the colour of the text around it.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.border(.foreground, style)])
  }

  /// Draws a line inside of the shape, in the colour of the text around it.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

// swift-format-ignore: UseSynthesizedInitializer
/// A shape that is filled, stroked or both.
public struct ShapeView<Content: Shape>: View, PrimitiveView {
  /// The shape that is drawn.
  nonisolated public let shape: Content
  nonisolated var layers: [ShapeLayer]

  // The synthesized one is isolated to the main actor.
  nonisolated init(shape: Content, layers: [ShapeLayer]) {
    self.shape = shape
    self.layers = layers
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    // The case depends on the type alone.
    if Content.AnimatableData.self == EmptyAnimatableData.self {
      if Content.self is any BuiltInShape.Type {
        return .element(ShapeDrawing(shape: shape, layers: layers).content)
      }
      var shape: any Shape = shape
      if Content.self == ContainerRelativeShape.self {
        shape = (shape as? ContainerRelativeShape)?.resolved(in: environment) ?? shape
      }
      return MeasuredShape(drawing: ShapeDrawing(shape: shape, layers: layers))
        .content(in: environment)
    }
    return .observing(
      ObservingContent(model: AnimatedShapeModel<Content>.init) { model in
        ObservingView {
          let shape = model.animation.current(shape)
          ElementView(
            ShapeDrawing(shape: shape, layers: layers).content(measuredBy: model.size))
        }
        .lifecycle(ShapeAnimationModifier(animation: model.animation, shape: shape))
      })
  }

  /// Fills the shape in front of what is drawn so far.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> Self {
    adding(.fill(ShapePaint(content), style))
  }

  /// Draws a line along the outline of the shape, in front of what is drawn so far.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self {
    adding(.stroke(ShapePaint(content), style))
  }

  /// Draws a line along the outline of the shape, in front of what is drawn so far.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private nonisolated func adding(_ layer: ShapeLayer) -> Self {
    Self(shape: shape, layers: layers + [layer])
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the shape, in front of what is drawn so far.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self {
    Self(shape: shape, layers: layers + [.border(ShapePaint(content), style)])
  }

  /// Draws a line inside of the shape, in front of what is drawn so far.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that may be a filled rectangle.
nonisolated protocol FilledShape {
  /// The fill and the radius of the corners; `nil` for anything but a filled rectangle.
  var filledBox: (color: ElementColor?, backdrop: ElementBackdrop?, cornerRadius: Double?)? { get }
}

extension ShapeView: FilledShape {
  nonisolated var filledBox:
    (color: ElementColor?, backdrop: ElementBackdrop?, cornerRadius: Double?)?
  {
    guard layers.count == 1, case .fill(let paint, _) = layers[0], !(shape is Ellipse),
      !(shape is Circle), let box = shape as? any BuiltInShape
    else { return nil }
    return (paint.color, paint.backdrop, box.cornerRadius)
  }
}

/// The size of a shape, and the animation of its numbers.
@MainActor
private final class AnimatedShapeModel<Content: Shape> {
  let size = MeasuredSize()
  let animation = ShapeAnimation<Content>()

  nonisolated init() {}
}

/// The colour and the gradient of a style.
nonisolated struct ShapePaint: Hashable, Sendable {
  var color: ElementColor?
  var backdrop: ElementBackdrop?
  var shadows: [ShadowStyle] = []

  static let foreground = Self(.named(.foreground))

  init(_ color: ElementColor) {
    self.color = color
  }

  init(_ style: some ShapeStyle) {
    color = style.resolvedColor
    backdrop = style.resolvedBackdrop
    shadows = style.resolvedShadows
  }

  var gradient: ElementGradient? {
    if case .gradient(let gradient) = backdrop { gradient } else { nil }
  }

  /// Returns the paint of a mark in a rectangle; `nil` for a style that is none here.
  func paint(in rect: CGRect) -> DrawingPaint? {
    if let gradient {
      return .gradient(
        gradient, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return color.map(DrawingPaint.color)
  }
}

/// One way in which a shape is drawn.
nonisolated enum ShapeLayer: Hashable, Sendable {
  case fill(ShapePaint, FillStyle)
  case stroke(ShapePaint, StrokeStyle)
  /// A line inside of the outline.
  case border(ShapePaint, StrokeStyle)

  var paint: ShapePaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _), .border(let paint, _): paint
    }
  }

  /// The distance by which the edge is moved inwards.
  var inset: CGFloat {
    if case .border(_, let style) = self { style.lineWidth / 2 } else { 0 }
  }
}
#endif
