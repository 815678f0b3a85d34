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

extension VStack {
  /// Creates a vertical stack; headers and footers scroll with their sections, also those to be pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    if !pinnedViews.isEmpty {
      AcceptedWithoutEffect.note("LazyVStack(pinnedViews:)", fileID: fileID, line: line)
    }
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension HStack {
  /// Creates a horizontal stack; headers and footers scroll with their sections, also those to be
  /// pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    if !pinnedViews.isEmpty {
      AcceptedWithoutEffect.note("LazyHStack(pinnedViews:)", fileID: fileID, line: line)
    }
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}
#endif
