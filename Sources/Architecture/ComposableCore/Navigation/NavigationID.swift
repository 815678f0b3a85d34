/// What tells a child feature from all others that its parent runs: where it is, and which it is.
struct NavigationID: Hashable, @unchecked Sendable {
  // Safe: never mutated; the ids of features are immutable values.
  let place: NavigationPlace
  let id: AnyHashable
}

/// Where a parent keeps the state of a child feature, or of many.
final class NavigationPlace: Hashable, @unchecked Sendable {
  // Safe: never mutated; key paths are immutable values.
  private let keyPath: AnyKeyPath?
  private let types: ObjectIdentifier?
  private let hash: Int

  /// A property, or a case given by its key path.
  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    types = nil
    hash = keyPath.hashValue
  }

  /// A case that is given by functions, so that only its types tell it from others.
  init(types: Any.Type) {
    keyPath = nil
    self.types = ObjectIdentifier(types)
    hash = ObjectIdentifier(types).hashValue
  }

  /// Compares where the places are, not whose object they are.
  static func == (lhs: NavigationPlace, rhs: NavigationPlace) -> Bool {
    lhs === rhs
      || (lhs.hash == rhs.hash && lhs.types == rhs.types && lhs.keyPath == rhs.keyPath)
  }

  /// Hashes what was computed when the place was made; hashing key paths is slow.
  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
