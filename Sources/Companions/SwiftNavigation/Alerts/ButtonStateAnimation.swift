public import CustomDump

/// A type-erased animation for the state changes that a button causes.
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

extension _ButtonStateAnimation: CustomDumpStringConvertible {
  /// The type of the animation and its description.
  public var customDumpDescription: String { "\(type(of: base)).\(base)" }
}
