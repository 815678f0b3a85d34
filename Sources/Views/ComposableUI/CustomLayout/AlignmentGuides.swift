#if PortableViews
public import Foundation

/// A kind of alignment guide, for alignments of one's own.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide with its default position.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  private let id: ObjectIdentifier
  let defaultValue: @Sendable (ViewDimensions) -> CGFloat

  init(_ axis: Axis, _ id: any AlignmentID.Type) {
    self.axis = axis
    self.id = ObjectIdentifier(id)
    defaultValue = { id.defaultValue(in: $0) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

/// The size of a view with its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  let guides: [AlignmentKey: CGFloat]

  init(_ size: CGSize, guides: [AlignmentKey: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  subscript(key: AlignmentKey) -> CGFloat { guides[key] ?? key.defaultValue(self) }

  /// Returns the distance of a horizontal guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Returns the distance of a vertical guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Returns the position that the view has set for a horizontal guide; `nil` if it has set none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides[guide.key] }

  /// Returns the position that the view has set for a vertical guide; `nil` if it has set none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides[guide.key] }
}

extension View {
  /// Sets the position of a horizontal alignment guide.
  ///
  /// - Parameters:
  ///   - g: The guide, which the alignment of the container uses.
  ///   - computeValue: A function that returns the distance from the leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    decorated { $0.guides[g.key] = computeValue }
  }

  /// Sets the position of a vertical alignment guide.
  ///
  /// - Parameters:
  ///   - g: The guide, which the alignment of the container uses.
  ///   - computeValue: A function that returns the distance from the top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    decorated { $0.guides[g.key] = computeValue }
  }

  /// Gives a value to the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    decorated { $0.values[ObjectIdentifier(key)] = value }
  }

  /// Sets the priority with which the view gets space in a stack.
  ///
  /// Views of the highest priority choose their sizes first, from all space but the least that the
  /// others need.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    decorated(.gesture) { $0.layoutPriority = value.isFinite ? value : 0 }
  }

  nonisolated private func decorated(values change: (inout LayoutValues) -> Void) -> some View {
    var decoration = Decoration(.gesture)
    var values = LayoutValues()
    change(&values)
    decoration.layoutValues = values
    return decorated(decoration)
  }
}

/// The alignment guides and the values of one's own that a view gives to the layout around it.
package struct LayoutValues {
  var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]
  var values: [ObjectIdentifier: Any] = [:]

  package var hasGuides: Bool { !guides.isEmpty }

  /// Adds the values of an outer modifier; for the same guide or key, the outer one wins.
  package mutating func merge(outer: Self) {
    guides.merge(outer.guides) { $1 }
    values.merge(outer.values) { $1 }
  }
}
#endif
