#if PortableViews && !canImport(CoreGraphics)
public import Foundation

/// A distance or a speed along two axes.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part down.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = Self(dx: 0, dy: 0)

  /// Creates the vector without a length.
  public init() {
    self = .zero
  }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
