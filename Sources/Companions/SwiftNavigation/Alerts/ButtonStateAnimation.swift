/// How what a button changes is drawn, of a type that only views know.
///
/// Underscored because views alone look into it.
public struct _ButtonStateAnimation: Sendable {
  /// The animation, as views have it.
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
