#if PortableViews
/// The wishes of a screen's views about the bar above them.
public struct ScreenBar: OptionSet, Hashable, Sendable {
  /// The wishes as bits.
  public let rawValue: UInt8

  /// Creates wishes from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The title is small, between the controls.
  public static let inlineTitle = Self(rawValue: 1 << 0)
  /// The title is large, below the controls.
  public static let largeTitle = Self(rawValue: 1 << 1)
  /// The bar is hidden, with the title and the controls in it.
  public static let hidden = Self(rawValue: 1 << 2)
  /// The button that goes back is hidden.
  public static let noBackButton = Self(rawValue: 1 << 3)
  /// The bar has no background.
  public static let noBackground = Self(rawValue: 1 << 4)
}
#endif
