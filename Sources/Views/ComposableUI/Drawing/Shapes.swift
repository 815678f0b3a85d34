#if PortableViews
public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, BuiltInShape {
  nonisolated var cornerRadius: Double? { nil }

  /// Creates a rectangle.
  nonisolated public init() {}

  /// Returns a path around the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle with its edges moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeWithInset(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, BuiltInShape {
  /// The width and the height of the corners.
  nonisolated public var cornerSize: CGSize
  /// The style of the corners, without effect.
  nonisolated public var style: RoundedCornerStyle

  nonisolated var cornerRadius: Double? { Double(min(cornerSize.width, cornerSize.height)) }

  /// Creates a rectangle with rounded corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle whose corners are quarters of ellipses.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The width and the height of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns a path around the rectangle, with rounded corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle with its edges moved inwards, and with smaller corners.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return ShapeWithInset(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, BuiltInShape {
  nonisolated var cornerRadius: Double? { .infinity }
  /// The style of the ends, without effect.
  nonisolated public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the capsule that fills the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Returns the capsule with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeWithInset(shape: self, amount: amount)
  }
}

/// A circle.
public struct Circle: InsettableShape, BuiltInShape {
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

  /// Returns the circle with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeWithInset(shape: self, amount: amount)
  }
}

/// An ellipse that touches all edges of its frame.
public struct Ellipse: InsettableShape, BuiltInShape {
  nonisolated var cornerRadius: Double? { nil }

  /// Creates an ellipse.
  nonisolated public init() {}

  /// Returns the ellipse that touches the edges of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeWithInset(shape: self, amount: amount)
  }
}
#endif
