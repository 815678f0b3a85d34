/// The child features of one root store that have work in flight or can dismiss themselves.
///
/// A feature leaves the table with its parent, and by itself once it has neither.
final class FeatureTable: Sendable {
  private struct Feature: Sendable {
    var groups: [ObjectIdentifier: EffectGroup] = [:]
    var dismiss: (@MainActor @Sendable () -> Void)?
    var entrance: FeatureEntrance?
    var children: [NavigationPlace: Set<NavigationID>] = [:]

    var isIdle: Bool { groups.isEmpty && dismiss == nil && children.isEmpty }
  }

  /// Entries that were removed from the table.
  ///
  /// They are released after its lock: a release may run any code.
  private struct Removal {
    var features: [(path: NavigationPath, feature: Feature)] = []
    var ids: [NavigationID?] = []
  }

  private struct Features: Sendable {
    private(set) var byPath: [NavigationPath: Feature] = [:]

    /// Changes the entry of a feature, which is made if needed.
    mutating func update(_ path: NavigationPath, _ change: (inout Feature) -> Void) {
      change(&byPath[path, default: Feature()])
      var path = path
      while let (parent, id) = path.parent {
        let isKnown = byPath[parent] != nil
        byPath[parent, default: Feature()].children[id.place, default: []].insert(id)
        if isKnown { return }
        path = parent
      }
    }

    /// Changes the entry of a feature, which is removed if nothing is left in it.
    mutating func reduce(
      _ path: NavigationPath, into removal: inout Removal, _ change: (inout Feature) -> Void
    ) {
      guard byPath[path] != nil else { return }
      change(&byPath[path]!)
      if byPath[path]!.isIdle { remove(path, into: &removal) }
    }

    /// Removes a feature with its children.
    mutating func remove(_ path: NavigationPath, into removal: inout Removal) {
      var rest = [path]
      while let next = rest.popLast() {
        guard let index = byPath.index(forKey: next) else { continue }
        let (key, feature) = byPath.remove(at: index)
        removal.features.append((key, feature))
        for ids in feature.children.values { rest += ids.map(next.appending) }
      }
      guard let (parent, id) = path.parent else { return }
      var stored: NavigationID?
      reduce(parent, into: &removal) {
        stored = $0.children[id.place]?.remove(id)
        if $0.children[id.place]?.isEmpty == true { $0.children[id.place] = nil }
      }
      removal.ids.append(stored)
    }
  }

  private let features = Locked(Features())
  // Stores read this after every turn, and most tables are empty.
  private let hasFeatures = Flag()

  /// Whether the table has no features.
  var isEmpty: Bool { !hasFeatures.isSet }

  /// Registers work of the feature at a path.
  func register(_ group: EffectGroup, for path: NavigationPath) {
    features.withValue {
      $0.update(path) { $0.groups[ObjectIdentifier(group)] = group }
      hasFeatures.set(true)
    }
  }

  /// Removes finished work of the feature at a path.
  func unregister(_ group: EffectGroup, for path: NavigationPath) {
    var removal = Removal()
    features.withValue {
      $0.reduce(path, into: &removal) { $0.groups[ObjectIdentifier(group)] = nil }
      hasFeatures.set(!$0.byPath.isEmpty)
    }
    withExtendedLifetime(removal) {}
  }

  /// Registers the dismissal of the feature at a path.
  ///
  /// - Parameters:
  ///   - path: The feature.
  ///   - entrance: The identity of this presentation of the feature.
  ///   - dismiss: Dismisses the feature.
  func enter(
    _ path: NavigationPath, _ entrance: FeatureEntrance,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    // A replaced function is released after the lock: that may run any code.
    let replaced = features.withValue { features in
      let replaced = features.byPath[path]?.dismiss
      features.update(path) {
        $0.dismiss = dismiss
        $0.entrance = entrance
      }
      hasFeatures.set(true)
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  /// Cancels the work of the feature at a path, and forgets it and all of its children.
  func leave(_ path: NavigationPath) {
    var removal = Removal()
    features.withValue { features in
      features.remove(path, into: &removal)
      hasFeatures.set(!features.byPath.isEmpty)
    }
    for (_, feature) in removal.features {
      for group in feature.groups.values { group.cancel() }
    }
    withExtendedLifetime(removal) {}
  }

  /// Returns the registered dismissal of the feature at a path.
  func dismissal(of path: NavigationPath) -> (@MainActor @Sendable () -> Void)? {
    features.withValue { $0.byPath[path]?.dismiss }
  }

  /// The groups of the work that the feature at a path has in flight.
  func groups(of path: NavigationPath) -> [EffectGroup] {
    features.withValue { $0.byPath[path].map { Array($0.groups.values) } ?? [] }
  }

  /// Whether the feature at a path is still in the given presentation.
  func isPresent(_ entrance: FeatureEntrance, at path: NavigationPath) -> Bool {
    features.withValue { $0.byPath[path]?.entrance === entrance }
  }

  /// Whether the feature at a path is in the table.
  func hasFeature(at path: NavigationPath) -> Bool {
    features.withValue { $0.byPath[path] != nil }
  }

  /// The children of a parent at a place that are in the table.
  func children(of path: NavigationPath, at place: NavigationPlace) -> Set<NavigationID> {
    features.withValue { $0.byPath[path]?.children[place] } ?? []
  }
}

/// One presentation of a feature, which ends when the feature is removed.
final class FeatureEntrance: Sendable {}
