#if PortableViews
import Foundation

extension CGAffineTransform {
  /// Returns the transform that maps one rectangle to another; `nil` for an empty one.
  static func mapping(_ old: CGRect, to new: CGRect) -> Self? {
    guard old.width > 0, old.height > 0 else { return nil }
    let (x, y) = (new.width / old.width, new.height / old.height)
    return Self(
      a: x, b: 0, c: 0, d: y, tx: new.minX - old.minX * x, ty: new.minY - old.minY * y)
  }

  /// Returns a transform as it is about a point instead of about the origin.
  static func about(_ point: CGPoint, _ transform: Self) -> Self {
    Self(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(Self(translationX: point.x, y: point.y))
  }
}
#endif
