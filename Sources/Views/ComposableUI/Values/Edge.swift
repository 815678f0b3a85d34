#if PortableViews
/// An edge of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The top edge.
    public static let top = Self(.top)
    /// The leading edge.
    public static let leading = Self(.leading)
    /// The bottom edge.
    public static let bottom = Self(.bottom)
    /// The trailing edge.
    public static let trailing = Self(.trailing)
    /// Both edges of the horizontal axis.
    public static let horizontal: Self = [.leading, .trailing]
    /// Both edges of the vertical axis.
    public static let vertical: Self = [.top, .bottom]
    /// All four edges.
    public static let all: Self = [.horizontal, .vertical]
  }
}

/// The insets of the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: Double
  /// The inset of the leading edge, in points.
  public var leading: Double
  /// The inset of the bottom edge, in points.
  public var bottom: Double
  /// The inset of the trailing edge, in points.
  public var trailing: Double

  /// Creates insets from lengths in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An axis of the screen.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Self(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = Self(rawValue: 1 << 1)
  }
}

/// The visibility of a part of the interface.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
#endif
