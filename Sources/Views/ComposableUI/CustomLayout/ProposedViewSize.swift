#if PortableViews
public import Foundation

/// The size that a container proposes to a view, which chooses its own.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points; `nil` for the view's ideal width.
  public var width: CGFloat?
  /// The proposed height, in points; `nil` for the view's ideal height.
  public var height: CGFloat?

  /// Creates a proposal; `nil` asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates the proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the least size.
  public static let zero = Self(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = Self(width: nil, height: nil)
  /// The proposal that asks for the greatest size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// Returns the proposed size, with lengths of another size for those that are `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  package var other: Self { self == .horizontal ? .vertical : .horizontal }
}
#endif
