#if PortableViews
public import Foundation

/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection {
  let arrangement: Arrangement
  private let range: Range<Int>

  init(_ arrangement: Arrangement, indices: Range<Int>) {
    self.arrangement = arrangement
    range = indices
  }

  /// The direction in which the views around the layout are laid out.
  public var layoutDirection: LayoutDirection { arrangement.layoutDirection }

  /// The index of the first subview.
  public var startIndex: Int { range.lowerBound }
  /// The index behind the last subview.
  public var endIndex: Int { range.upperBound }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "There is no subview \(index) of \(range)")
    return LayoutSubview(arrangement: arrangement, index: index)
  }

  /// Returns the subviews at a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "There are no subviews \(bounds) of \(range)")
    return LayoutSubviews(arrangement, indices: bounds)
  }
}

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  let arrangement: Arrangement
  let index: Int

  /// Returns the size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: index, for: proposal)
  }

  /// Returns the size and the alignment guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    arrangement.dimensions(of: index, for: proposal)
  }

  /// The distances that the view prefers to other views.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The priority with which the view gets space; 0 by default.
  public var priority: Double { arrangement.children[index].priority }

  /// Returns the value that `layoutValue(key:value:)` has set, or else the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    arrangement.children[index].values?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Places the view, so that a point of it is at a position in the container.
  ///
  /// - Parameters:
  ///   - position: A position in the coordinates of the bounds that the layout gets.
  ///   - anchor: The point of the view that is at the position.
  ///   - proposal: The size that is proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    arrangement.place(index, at: position, anchor: anchor, proposal: proposal)
  }

  /// Hides the view, which takes no events.
  func hide() { arrangement.hide(index) }

  /// Returns whether both are the same view of the same container.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.arrangement === rhs.arrangement && lhs.index == rhs.index
  }
}

/// A key of a value that views give to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The distances that a view prefers to the views beside it.
///
/// All views prefer the same distance, of 8 points.
public struct ViewSpacing: Sendable {
  private var length: CGFloat = 8

  /// Creates the distances of a view.
  public init() {}

  private init(length: CGFloat) {
    self.length = length
  }

  /// The spacing of a view that prefers none.
  public static let zero = Self(length: 0)

  /// Returns the distance to the spacing of the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Swift.max(length, next.length)
  }

  /// Takes the greater distances of two views.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = Swift.max(length, other.length)
  }

  /// Returns the greater distances of two views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
#endif
