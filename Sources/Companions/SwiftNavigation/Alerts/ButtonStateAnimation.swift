/// The animation of the changes that a button makes, of a type that only the view layer knows.
///
/// Underscored because only the view layer reads it.
public struct _ButtonStateAnimation: Sendable {
  /// The animation, of the view layer's type.
  package let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) {
    self.base = base
  }
}

extension _ButtonStateAnimation: Hashable {
  /// Compares the animations.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the animation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
