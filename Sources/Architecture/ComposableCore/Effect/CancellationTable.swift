/// What is in flight in one root store, by the ids it can be cancelled by.
///
/// - Complexity: Registering and cancelling are O(1) in the number of effects in flight.
final class CancellationTable: Sendable {
  private struct Entries: Sendable {
    var byKey: [_CancelID: [ObjectIdentifier: EffectScope]] = [:]
  }

  private let entries = Locked(Entries())

  /// What is in flight by the child features that it belongs to.
  let features = FeatureTable()

  init() {
    CancellationTables.add(self)
  }

  /// How many ids have effects in flight.
  var count: Int { entries.withValue(\.byKey.count) }

  /// Forgets every id; what is in flight goes on.
  func removeAll() {
    entries.withValue { $0.byKey = [:] }
  }

  /// The table of effects that no store runs; in tests one for each test.
  static var ambient: CancellationTable { DependencyValues._current[AmbientTableKey.self] }

  func register(_ scope: EffectScope, for key: _CancelID) {
    let keys = key.withAncestors
    entries.withValue {
      for key in keys { $0.byKey[key, default: [:]][ObjectIdentifier(scope)] = scope }
    }
  }

  func unregister(_ scope: EffectScope, for key: _CancelID) {
    let keys = key.withAncestors
    entries.withValue {
      for key in keys { $0.byKey.removeValue(ObjectIdentifier(scope), under: key) }
    }
  }

  func cancel(_ key: _CancelID) {
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
