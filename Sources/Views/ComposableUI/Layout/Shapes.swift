#if PortableViews
public import Foundation

/// A shape with an outline; as a view, it is filled with the colour of text.
nonisolated public protocol Shape: View, Sendable {
  /// Returns the shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A shape that renderers draw as a box with rounded corners, without a path.
protocol BuiltInShape: Shape {
  nonisolated var cornerRadius: Double? { get }
  nonisolated var aspectRatio: Double? { get }
}

extension BuiltInShape {
  nonisolated var aspectRatio: Double? { nil }
}

extension Shape {
  /// The shape, filled with the colour of text.
  public var body: ShapeView {
    ShapeView(shape: self, fill: .named(.foreground), border: nil)
  }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> ShapeView {
    ShapeView(
      shape: self, fill: content.resolvedColor, backdrop: content.resolvedBackdrop, border: nil)
  }

  /// Draws a line along the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    let border = content.resolvedColor.map { ElementBorder(color: $0, width: lineWidth) }
    return ShapeView(shape: self, fill: nil, border: border)
  }

  /// Draws a line along the outline of the shape, in the colour of the text around it.
  nonisolated public func stroke(lineWidth: Double = 1) -> ShapeView {
    let border = ElementBorder(color: .named(.foreground), width: lineWidth)
    return ShapeView(shape: self, fill: nil, border: border)
  }

  /// Draws a line along the outline of the shape, in the colour of the text around it.
  nonisolated public func strokeBorder(lineWidth: Double = 1) -> ShapeView {
    stroke(lineWidth: lineWidth)
  }

  /// Draws a line along the outline of the shape, like `stroke`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1
  ) -> ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
}

/// A shape with a fill and a border.
public struct ShapeView: View, PrimitiveView {
  let cornerRadius: Double?
  let aspectRatio: Double?
  let fill: ElementColor?
  let backdrop: ElementBackdrop?
  let box: BoxShape
  var border: ElementBorder?
  /// The outline of a shape that is not a box with corners.
  let outline: String?

  nonisolated init(
    shape: some Shape, fill: ElementColor?, backdrop: ElementBackdrop? = nil,
    border: ElementBorder?
  ) {
    box = shape is Ellipse ? .ellipse : .rectangle
    self.backdrop = backdrop
    let square = CGRect(x: 0, y: 0, width: Path.drawingSize, height: Path.drawingSize)
    let drawn = shape is any BuiltInShape ? Path() : shape.path(in: square)
    let shape = shape as? any BuiltInShape
    cornerRadius = shape?.cornerRadius
    aspectRatio = shape?.aspectRatio
    outline = shape == nil ? drawn.outline : nil
    self.fill = fill
    self.border = border
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    if let outline { return .element(ElementContent(drawing(outline))) }
    var element = ViewElement(details: .box(box))
    element.style.background = fill
    element.style.backdrop = backdrop
    element.style.border = border
    element.style.cornerRadius = box == .ellipse ? nil : cornerRadius
    element.style.aspectRatio = aspectRatio
    element.style.maxWidth = .infinity
    element.style.maxHeight = .infinity
    return .element(ElementContent(element))
  }

  private func drawing(_ outline: String) -> ViewElement {
    let source = ImageDetails.Source.drawing(path: outline, lineWidth: border?.width)
    var image = ViewElement(details: .image(ImageDetails(source, size: .resizable)))
    image.style.foreground = border?.color ?? fill
    image.style.maxWidth = .infinity
    image.style.maxHeight = .infinity
    return image
  }

  /// Draws a line along the outline of a filled shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> Self {
    var copy = self
    copy.border = content.resolvedColor.map { ElementBorder(color: $0, width: lineWidth) }
    return copy
  }
}

/// A rectangle.
public struct Rectangle: Shape, BuiltInShape {
  nonisolated var cornerRadius: Double? { nil }

  /// Creates a rectangle.
  nonisolated public init() {}

  /// Returns a path around the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The style of the corners of a rounded rectangle, without effect.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, BuiltInShape {
  nonisolated let cornerRadius: Double?

  /// Creates a rectangle with rounded corners.
  nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Returns a path around the rectangle, with rounded corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius ?? 0)
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape, BuiltInShape {
  nonisolated var cornerRadius: Double? { .infinity }

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the capsule that fills the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A circle.
public struct Circle: Shape, BuiltInShape {
  nonisolated var cornerRadius: Double? { .infinity }
  nonisolated var aspectRatio: Double? { 1 }

  /// Creates a circle.
  nonisolated public init() {}

  /// Returns the largest circle in the middle of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// An ellipse that touches all edges of its frame.
public struct Ellipse: Shape, BuiltInShape {
  // A view that is clipped to an ellipse is clipped to a capsule.
  nonisolated var cornerRadius: Double? { .infinity }

  /// Creates an ellipse.
  nonisolated public init() {}

  /// Returns the ellipse that touches the edges of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all edges of its frame.
  nonisolated public static var ellipse: Self { Self() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  nonisolated public static var capsule: Self { Self() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Self { Self() }
}
#endif
