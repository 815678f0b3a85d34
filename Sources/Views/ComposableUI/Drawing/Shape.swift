#if PortableViews
public import Foundation

/// A shape with an outline; as a view, it is filled with the colour of text.
nonisolated public protocol Shape: View, Animatable, Sendable {
  /// Returns the shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A shape whose edge can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape with a moved edge.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge moved inwards by a distance.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The style of the corners of a rounded rectangle, without effect.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A shape that renderers draw as a box with rounded corners, without a path.
protocol BuiltInShape: Shape {
  nonisolated var cornerRadius: Double? { get }
  nonisolated var aspectRatio: Double? { get }
}

extension BuiltInShape {
  nonisolated var aspectRatio: Double? { nil }
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
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners are quarters of ellipses.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(cornerSize: cornerSize, style: style)
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
