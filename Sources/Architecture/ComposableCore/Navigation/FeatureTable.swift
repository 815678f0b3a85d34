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

  /// Entries that are out of the table, and are released after its lock: that may run any code.
  private struct Removal {
    var features: [(path: NavigationPath, feature: Feature)] = []
    var ids: [NavigationID?] = []
  }

  private struct Features: Sendable {
    private(set) var byPath: [NavigationPath: Feature] = [:]

    /// Changes the entry of a feature, which is made if need be.
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
  // Most stores ask after every turn, and most have nothing in it.
  private let hasFeatures = Flag()

  /// Whether nothing is noted of any feature.
  var isEmpty: Bool { !hasFeatures.isSet }

  /// Notes work of the feature at a path.
  func register(_ group: EffectGroup, for path: NavigationPath) {
    features.withValue {
      $0.update(path) { $0.groups[ObjectIdentifier(group)] = group }
      hasFeatures.set(true)
    }
  }

  /// Forgets work that is done.
  func unregister(_ group: EffectGroup, for path: NavigationPath) {
    var removal = Removal()
    features.withValue {
      $0.reduce(path, into: &removal) { $0.groups[ObjectIdentifier(group)] = nil }
      hasFeatures.set(!$0.byPath.isEmpty)
    }
    withExtendedLifetime(removal) {}
  }

  /// Notes how the feature at a path is dismissed.
  ///
  /// - Parameters:
  ///   - path: The feature.
  ///   - entrance: What tells this presentation of the feature from later ones.
  ///   - dismiss: Dismisses the feature.
  func enter(
    _ path: NavigationPath, _ entrance: FeatureEntrance,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    // What it replaces is released after the lock: that may run any code.
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

  /// How to dismiss the feature at a path, if that is known.
  func dismissal(of path: NavigationPath) -> (@MainActor @Sendable () -> Void)? {
    features.withValue { $0.byPath[path]?.dismiss }
  }

  /// The groups of the work that the feature at a path has in flight.
  func groups(of path: NavigationPath) -> [EffectGroup] {
    features.withValue { $0.byPath[path].map { Array($0.groups.values) } ?? [] }
  }

  /// Whether the feature at a path has been there since it entered.
  func isPresent(_ entrance: FeatureEntrance, at path: NavigationPath) -> Bool {
    features.withValue { $0.byPath[path]?.entrance === entrance }
  }

  /// The features that a parent keeps at a place, as far as there is anything to forget of them.
  func children(of path: NavigationPath, at place: NavigationPlace) -> Set<NavigationID> {
    features.withValue { $0.byPath[path]?.children[place] } ?? []
  }
}

/// One presentation of a feature, which ends when the feature leaves.
final class FeatureEntrance: Sendable {}
