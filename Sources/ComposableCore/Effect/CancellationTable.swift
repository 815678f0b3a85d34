/// What an effect can be cancelled by: an id, and the feature that built the effect.
struct CancelKey: Hashable, Sendable {
  private let id: AnyHashableSendable
  private let type: ObjectIdentifier
  let path: NavigationPath

  init<ID: Hashable & Sendable>(id: ID, path: NavigationPath) {
    self.id = AnyHashableSendable(id)
    self.type = ObjectIdentifier(ID.self)
    self.path = path
  }

  private init(_ key: Self, path: NavigationPath) {
    id = key.id
    type = key.type
    self.path = path
  }

  /// The key itself and the same id under every ancestor, which may cancel it too.
  var withAncestors: [CancelKey] {
    path.prefixes.map { CancelKey(self, path: $0) }
  }
}

/// What is in flight in one root store, by the ids it can be cancelled by.
///
/// - Complexity: Registering and cancelling are O(1) in the number of effects in flight.
final class CancellationTable: Sendable {
  private struct Entries: Sendable {
    var byKey: [CancelKey: [ObjectIdentifier: EffectScope]] = [:]
  }

  private let entries = Locked(Entries())

  /// What is in flight by the child features that it belongs to.
  let features = FeatureTable()

  /// How many ids have effects in flight.
  var count: Int { entries.withValue(\.byKey.count) }

  /// The table of effects that no store runs; in tests one for each test.
  static var ambient: CancellationTable { DependencyValues._current[AmbientTableKey.self] }

  func register(_ scope: EffectScope, for key: CancelKey) {
    let keys = key.withAncestors
    entries.withValue {
      for key in keys { $0.byKey[key, default: [:]][ObjectIdentifier(scope)] = scope }
    }
  }

  func unregister(_ scope: EffectScope, for key: CancelKey) {
    let keys = key.withAncestors
    entries.withValue {
      for key in keys { $0.byKey.removeValue(ObjectIdentifier(scope), under: key) }
    }
  }

  func cancel(_ key: CancelKey) {
    let scopes = entries.withValue { $0.byKey[key] }
    for scope in (scopes ?? [:]).values { scope.cancel() }
  }
}

private enum AmbientTableKey: DependencyKey {
  static let liveValue = CancellationTable()
  static var testValue: CancellationTable { CancellationTable() }
}

extension Dictionary {
  fileprivate mutating func removeValue<Inner: Hashable, Element>(
    _ inner: Inner, under key: Key
  ) where Value == [Inner: Element] {
    self[key]?[inner] = nil
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
