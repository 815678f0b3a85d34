/// The identity of a child feature within its parent: its place, and its id at that place.
struct NavigationID: Hashable, @unchecked Sendable {
  // Safe: never mutated; the ids of features are immutable values.
  let place: NavigationPlace
  let id: AnyHashable
}

extension NavigationID {
  /// Whether another is the same for cancellation ids, which features side by side share.
  func isSame(as other: Self) -> Bool { place.isSame(as: other.place) && id == other.id }
}

/// The property or case that holds the state of a child feature, or of many.
///
/// A place belongs to one operator of one store, because a feature that is composed twice, each
/// time under a `Scope` for instance, has the same property twice. Places of operators that process
/// only one action are compared by the property.
final class NavigationPlace: Hashable, @unchecked Sendable {
  // Safe: never mutated; key paths are immutable values.
  private let keyPath: AnyKeyPath?
  private let types: ObjectIdentifier?
  private let caches: Bool
  private let hash: Int

  /// Creates the place of a property, or of a case given by its key path.
  ///
  /// - Parameters:
  ///   - keyPath: The property or case.
  ///   - caches: Whether the operator lives as long as the store.
  init(_ keyPath: AnyKeyPath, caches: Bool = false) {
    self.keyPath = keyPath
    types = nil
    self.caches = caches
    hash = keyPath.hashValue
  }

  /// Creates the place of a case that is given by functions, and identified by its types.
  init(types: Any.Type, caches: Bool = false) {
    keyPath = nil
    self.types = ObjectIdentifier(types)
    self.caches = caches
    hash = ObjectIdentifier(types).hashValue
  }

  /// Compares by identity, unless both places are made for one action.
  static func == (lhs: NavigationPlace, rhs: NavigationPlace) -> Bool {
    lhs === rhs || (!lhs.caches && !rhs.caches && lhs.isSame(as: rhs))
  }

  /// Whether another place is the same property, of any operator.
  func isSame(as other: NavigationPlace) -> Bool {
    self === other || (hash == other.hash && types == other.types && keyPath == other.keyPath)
  }

  /// Hashes the value that was computed when the place was made; hashing key paths is slow.
  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
