#if PortableViews
/// How a navigation stack reads and writes its path, whatever the path's type is.
@MainActor
struct PathAccess {
  /// The values on the path.
  let values: () -> [AnyHashable]
  /// Keeps some first values and appends others; returns whether the path can hold them.
  let replace: (_ kept: Int, _ appended: [AnyHashable]) -> Bool
  /// Makes a value from a component of a URL path; `nil` where the type of the values is open.
  let parse: ((String) -> AnyHashable?)?
}

extension PathAccess {
  /// A path of one type of value.
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
    parse = { component in
      if let type = Data.Element.self as? any PathComponentProviding.Type {
        return type.value(from: component) as? AnyHashable
      }
      return PathComponent.value(of: Data.Element.self, from: component) as? AnyHashable
    }
  }

  /// A path of any values.
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
