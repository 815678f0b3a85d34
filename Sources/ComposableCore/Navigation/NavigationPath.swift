/// Where in a tree of presented features a feature is: the ids of all that present it.
struct NavigationPath: Hashable, Sendable {
  private(set) var ids: [NavigationID] = []

  func appending(_ id: NavigationID) -> Self {
    var path = self
    path.ids.append(id)
    return path
  }

  /// The root, every ancestor, and the path itself.
  var prefixes: [NavigationPath] {
    (0...ids.count).map { NavigationPath(ids: Array(ids.prefix($0))) }
  }
}

/// The identity of one presented feature: where its state is, which case, and the value's own id.
struct NavigationID: Hashable, @unchecked Sendable {
  // Safe: never mutated; key paths and ids are immutable values.
  private let property: AnyKeyPath
  private let tag: UInt32?
  private let id: AnyHashable?

  /// Identifies a presented value.
  ///
  /// - Parameters:
  ///   - value: The state of the presented feature.
  ///   - property: The property of the parent that holds it.
  init<Value>(_ value: Value, at property: AnyKeyPath) {
    self.property = property
    if let tag = enumTag(value) {
      self.tag = tag
      let payload = Mirror(reflecting: value).children.first?.value
      self.id = (payload as? any Identifiable).map { NavigationID.id(of: $0) }
    } else {
      self.tag = nil
      self.id = (value as? any Identifiable).map { NavigationID.id(of: $0) }
    }
  }

  private static func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
}
