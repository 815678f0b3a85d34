#if PortableViews
/// The views of sections that stay at the edges of a scroll view.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 2)

  /// The views as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
#endif
