#if PortableViews
public import ComposableUI

/// The size that a container proposes to an element, which chooses its own.
public struct LayoutProposal: Hashable, Sendable {
  /// The proposed width; `nil` for the element's ideal width.
  public var width: Double?
  /// The proposed height; `nil` for the element's ideal height.
  public var height: Double?

  /// Creates a proposal.
  ///
  /// Negative lengths and those that are no numbers become zero.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width.map(Self.valid)
    self.height = height.map(Self.valid)
  }

  /// Creates the proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the ideal size.
  public static let ideal = Self()

  private static func valid(_ length: Double) -> Double {
    length.isNaN ? 0 : max(length, 0)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      let valid = newValue.map(Self.valid)
      if axis == .horizontal { width = valid } else { height = valid }
    }
  }

  /// Returns the proposal without the lengths of edges.
  func inset(by edges: EdgeInsets) -> Self {
    Self(
      width: width.map { $0 - edges.leading - edges.trailing },
      height: height.map { $0 - edges.top - edges.bottom })
  }
}

extension CGSize {
  init(_ axis: Axis, length: Double, across: Double) {
    self.init()
    self[axis] = length
    self[axis.other] = across
  }

  func outset(by edges: EdgeInsets) -> CGSize {
    CGSize(
      width: width + edges.leading + edges.trailing, height: height + edges.top + edges.bottom)
  }
}
#endif
