#if PortableViews
/// A path of values of any types, for a navigation stack.
public struct NavigationPath: Equatable {
  package var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from a sequence of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values on the path.
  public var count: Int { values.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which pushes its screen.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes a number of values from the end; at most ``count``.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
#endif
