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
    var byPath: [NavigationPath: [ObjectIdentifier: EffectScope]] = [:]
    var dismissals: [NavigationPath: @MainActor @Sendable () -> Void] = [:]
  }

  private let entries = Locked(Entries())

  /// How many ids have effects in flight.
  var count: Int { entries.withValue(\.byKey.count) }

  /// The table of effects that no store runs; in tests one for each test.
  static var ambient: CancellationTable { DependencyValues._current[AmbientTableKey.self] }

  // MARK: Ids

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

  // MARK: Presented features

  func register(_ scope: EffectScope, for path: NavigationPath) {
    entries.withValue { $0.byPath[path, default: [:]][ObjectIdentifier(scope)] = scope }
  }

  func unregister(_ scope: EffectScope, for path: NavigationPath) {
    entries.withValue { $0.byPath.removeValue(ObjectIdentifier(scope), under: path) }
  }

  /// Notes how the feature at a path is dismissed.
  func enter(_ path: NavigationPath, dismiss: @escaping @MainActor @Sendable () -> Void) {
    entries.withValue { $0.dismissals[path] = dismiss }
  }

  /// Whether the feature at a path is noted.
  func contains(_ path: NavigationPath) -> Bool {
    entries.withValue { $0.dismissals[path] != nil }
  }

  /// Cancels the work of the feature at a path and forgets the feature.
  func leave(_ path: NavigationPath) {
    let scopes = entries.withValue {
      $0.dismissals[path] = nil
      return $0.byPath[path]
    }
    for scope in (scopes ?? [:]).values { scope.cancel() }
  }

  /// How to dismiss the feature at a path, if it is presented.
  func dismissal(of path: NavigationPath) -> (@MainActor @Sendable () -> Void)? {
    entries.withValue { $0.dismissals[path] }
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
