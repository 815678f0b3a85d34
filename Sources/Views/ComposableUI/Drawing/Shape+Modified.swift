#if PortableViews
public import Foundation

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the shape moved by a distance along both axes.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape moved to the right and down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape moved by the coordinates of a point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape rotated about a point of its frame.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled about a point of its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled about a point of its frame, equally along both axes.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape with each point of its outline transformed.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape as it is in a frame of another size at the same origin.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// Returns the shape as it is in a frame of another size at the same origin.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  nonisolated public var shape: Content
  /// The distance along both axes.
  nonisolated public var offset: CGSize

  /// Creates a shape that is moved.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The numbers of the shape, and the distance.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the outline of the shape, moved.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is rotated.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  nonisolated public var shape: Content
  /// The angle, clockwise.
  nonisolated public var angle: Angle
  /// The point of the frame that stays where it is.
  nonisolated public var anchor: UnitPoint

  /// Creates a shape that is rotated.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The numbers of the shape, the angle and the point.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// Returns the outline of the shape, rotated.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(rect.point(anchor), CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  nonisolated public var shape: Content
  /// The factors along both axes.
  nonisolated public var scale: CGSize
  /// The point of the frame that stays where it is.
  nonisolated public var anchor: UnitPoint

  /// Creates a shape that is scaled.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The numbers of the shape, the factors and the point.
  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// Returns the outline of the shape, scaled.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(rect.point(anchor), CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
}

/// A shape whose outline is transformed.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  nonisolated public var shape: Content
  /// The transform of each point.
  nonisolated public var transform: CGAffineTransform

  /// Creates a shape whose outline is transformed.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The numbers of the shape.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Returns the outline of the shape, transformed.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

/// A part of the outline of a shape.
struct TrimmedShape<Content: Shape>: Shape {
  nonisolated var shape: Content
  nonisolated var start: CGFloat
  nonisolated var end: CGFloat

  nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape in a frame of another size.
struct SizedShape<Content: Shape>: Shape {
  nonisolated var shape: Content
  nonisolated var size: CGSize

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

/// A shape whose edge is moved inwards.
struct ShapeWithInset<Content: Shape>: InsettableShape {
  nonisolated var shape: Content
  nonisolated var amount: CGFloat

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let width = max(rect.width - 2 * amount, 0)
    let height = max(rect.height - 2 * amount, 0)
    return shape.path(
      in: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  nonisolated func inset(by amount: CGFloat) -> ShapeWithInset {
    ShapeWithInset(shape: shape, amount: self.amount + amount)
  }
}

extension CGRect {
  /// Returns the point at fractions of the width and the height.
  func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
#endif
