#if PortableViews
/// A point in a view, from 0 to 1 along both axes.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left edge, as a fraction of the width.
  public var x: Double
  /// The distance from the top edge, as a fraction of the height.
  public var y: Double

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The centre of the view.
  public static let center = Self(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = Self(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = Self(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = Self(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = Self(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = Self(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = Self(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = Self(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = Self(x: 1, y: 1)
}
#endif
