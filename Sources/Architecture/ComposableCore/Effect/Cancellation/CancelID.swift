/// The key that cancels an effect: an id, and the feature that built the effect.
///
/// Underscored because only tests of the library see it.
@_spi(Internals)
public struct _CancelID: Hashable, @unchecked Sendable {
  // Safe: never mutated; ids are immutable values.
  private let id: AnyHashable
  private let type: ObjectIdentifier
  let path: NavigationPath

  init<ID: Hashable>(id: ID, path: NavigationPath) {
    self.id = AnyHashable(id)
    self.type = ObjectIdentifier(ID.self)
    self.path = path
  }

  /// Makes the key of an id whose type is not known, in the feature that runs now.
  init(_ id: AnyHashable) {
    self.init(id: id, path: FeatureContext.current.path)
  }

  private init(_ key: Self, path: NavigationPath) {
    id = key.id
    type = key.type
    self.path = path
  }

  /// Compares the ids, their types and the features.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.type == rhs.type && lhs.path.isSame(as: rhs.path)
  }

  /// The key itself and the same id under every ancestor, which may cancel it too.
  var withAncestors: [_CancelID] {
    path.prefixes.map { _CancelID(self, path: $0) }
  }
}
