#if PortableViews
public import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
  nonisolated private let base: any Shape

  /// Creates a shape from another, whose type is hidden.
  nonisolated public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// Returns the outline of the shape.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape without its wrapper.
  nonisolated var unwrapped: any Shape { (base as? AnyShape)?.unwrapped ?? base }
}

/// A rectangle with corners of different radii.
///
/// The leading corners are at the left, whatever the layout direction.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  nonisolated public var cornerRadii: RectangleCornerRadii
  /// The style of the corners, without effect.
  nonisolated public var style: RoundedCornerStyle

  /// Creates a rectangle from the radii of its corners.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners; one without is sharp.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The radii of the corners.
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Returns the outline of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the rectangle with its edges moved inwards, and with smaller corners.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var inner = self
    inner.cornerRadii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return ShapeWithInset(shape: inner, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of different radii; one without is sharp.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
#endif
