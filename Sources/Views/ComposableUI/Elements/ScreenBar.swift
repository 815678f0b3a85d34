#if PortableViews
/// The requests of a screen's views to the bar above them.
public struct ScreenBar: OptionSet, Hashable, Sendable {
  /// The requests as bits.
  public let rawValue: UInt16

  /// Creates requests from their bits.
  public init(rawValue: UInt16) {
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
  /// The bar is light.
  public static let light = Self(rawValue: 1 << 5)
  /// The bar is dark.
  public static let dark = Self(rawValue: 1 << 6)
  /// The bar at the bottom is light.
  public static let lightBottom = Self(rawValue: 1 << 7)
  /// The bar at the bottom is dark.
  public static let darkBottom = Self(rawValue: 1 << 8)
  /// The bar of tabs is light.
  public static let lightTabs = Self(rawValue: 1 << 9)
  /// The bar of tabs is dark.
  public static let darkTabs = Self(rawValue: 1 << 10)
  /// The title is after the controls at the start of the bar.
  public static let leadingTitle = Self(rawValue: 1 << 11)
}
#endif
