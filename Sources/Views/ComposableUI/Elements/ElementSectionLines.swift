#if PortableViews
/// The lines above and below a section of a list.
public struct ElementSectionLines: Hashable, Sendable {
  /// Whether there is a line above the section; `nil` if nothing says so.
  public var top: Bool?
  /// Whether there is a line below the section; `nil` if nothing says so.
  public var bottom: Bool?
  /// The colour of the line above; as other lines if `nil`.
  public var topColor: ElementColor?
  /// The colour of the line below; as other lines if `nil`.
  public var bottomColor: ElementColor?

  /// Creates lines of which nothing is said.
  public init() {}

  func inside(_ outer: Self?) -> Self {
    guard let outer else { return self }
    var lines = self
    lines.top = top ?? outer.top
    lines.bottom = bottom ?? outer.bottom
    lines.topColor = topColor ?? outer.topColor
    lines.bottomColor = bottomColor ?? outer.bottomColor
    return lines
  }
}
#endif
