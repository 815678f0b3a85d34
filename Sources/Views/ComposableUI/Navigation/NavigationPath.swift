#if PortableViews
/// A path of values of any types, for a navigation stack.
public struct NavigationPath: Equatable {
  package var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values on the path.
  public var count: Int { values.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
#endif
