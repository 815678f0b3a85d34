#if PortableViews
extension View {
  /// Lets the view begin at the place of another with the same id that an animated change removes, and
  /// take the geometry of the source if it is none itself.
  ///
  /// - Parameters:
  ///   - id: The identity of the group of views, in the namespace.
  ///   - namespace: The namespace of the id, of a ``Namespace`` property.
  ///   - properties: The geometry that views of the group take from each other.
  ///   - anchor: The point of both frames that is the same, if the view takes a position alone.
  ///   - isSource: Whether other views of the group take the geometry of this one.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let match = ElementMatch(
      group: namespace.group(id), properties: properties, anchor: anchor, isSource: isSource)
    return decorated(.gesture) { $0.effects.match = match }
  }
}

extension Namespace.ID {
  /// Returns the number of the group of views that have an id.
  func group(_ id: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(id)
    return hasher.finalize()
  }
}

/// The geometry that a view takes from another with the same id.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The position.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// The position and the size.
  public static let frame: Self = [.position, .size]

  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
#endif
