#if PortableViews
/// The place of a scroll view's content that its leading edge and its top show.
///
/// ```swift
/// let bottom = ScrollOffset(y: .infinity)
/// ```
public struct ScrollOffset: Hashable, Sendable {
  /// The distance to the leading edge of the content, in points; `nil` to stay where it is.
  ///
  /// A scroll view goes no farther than its content: an infinite distance is the other edge.
  public var x: Double?
  /// The distance to the top of the content, in points; `nil` to stay where it is.
  public var y: Double?

  /// Creates an offset; a distance that is no number is `nil`, and a negative one is 0.
  public init(x: Double? = nil, y: Double? = nil) {
    func distance(_ value: Double?) -> Double? {
      value.flatMap { $0.isNaN ? nil : max($0, 0) }
    }
    self.x = distance(x)
    self.y = distance(y)
  }
}
#endif
