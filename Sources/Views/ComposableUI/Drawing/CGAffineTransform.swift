#if PortableViews && !canImport(CoreGraphics)
public import Foundation

/// A linear map of points, followed by a translation.
///
/// A point at `x` and `y` goes to `a * x + c * y + tx` and `b * x + d * y + ty`.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The entries of the matrix, and the translation in its last row.
  public var a, b, c, d, tx, ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the identity.
  public init() {
    self = .identity
  }

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale along both axes.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by an angle in radians, clockwise where the vertical axis points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform after a translation.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> Self {
    Self(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform after a scale.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> Self {
    Self(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform after a rotation by an angle in radians.
  public func rotated(by angle: CGFloat) -> Self {
    Self(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that undoes this one; this one if none can.
  public func inverted() -> Self {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return Self(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transform, followed by another one.
  public func concatenating(_ other: Self) -> Self {
    Self(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension CGPoint {
  /// Returns the point where a transform puts it.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size with the linear part of a transform, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].map { $0.applying(t) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}
#endif
