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

/// The access of a navigation stack to its path, independent of the path's type.
@MainActor
struct PathAccess {
  let values: () -> [AnyHashable]
  /// A function that keeps a number of first values and appends others; returns `false` if the path
  /// cannot hold them.
  let replace: (_ kept: Int, _ appended: [AnyHashable]) -> Bool
  /// A function that parses a component of a URL path; `nil` if the path takes values of any type.
  let parse: ((String) -> AnyHashable?)?
}

extension PathAccess {
  /// Creates the access to a path of values of one type.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    replace = { kept, appended in
      let elements = appended.compactMap { $0.base as? Data.Element }
      guard elements.count == appended.count else { return false }
      var data = path.wrappedValue
      data.removeLast(data.count - Swift.min(kept, data.count))
      data.append(contentsOf: elements)
      path.wrappedValue = data
      return true
    }
    parse = { component in PathComponent.pathValue(of: Data.Element.self, component) }
  }

  /// Creates the access to a path of values of any types.
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    replace = { kept, appended in
      var data = path.wrappedValue
      data.values.removeLast(data.values.count - min(kept, data.values.count))
      data.values += appended
      path.wrappedValue = data
      return true
    }
    parse = nil
  }
}
#endif
