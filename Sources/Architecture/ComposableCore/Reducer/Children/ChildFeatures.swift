/// Tracks an operator's child features, and caches the dependencies of the most recent one.
///
/// The next action is most often for the same child.
final class ChildFeatures<ID: Hashable> {
  /// A child, with the path and the dependencies that it runs with.
  final class Child {
    let id: ID
    let path: NavigationPath
    let dependencies: DependencyValues
    fileprivate let parent: DependencyValues
    fileprivate var isEntered = true

    fileprivate init(
      id: ID, path: NavigationPath, dependencies: DependencyValues, parent: DependencyValues
    ) {
      self.id = id
      self.path = path
      self.dependencies = dependencies
      self.parent = parent
    }
  }

  /// Whether a child may have work in flight, or a registered dismissal.
  @exclusivity(unchecked) private(set) var mayHaveWork: Bool

  /// Whether a child has started work since `endWork` was last called.
  @exclusivity(unchecked) private var hasNewWork = false

  private let place: NavigationPlace
  private let canDismiss: Bool
  @exclusivity(unchecked) private var latest: Child?

  /// The children that were present when `endWork` was last called.
  @exclusivity(unchecked) private var present = PresentChildren<ID>()

  /// Creates a tracker of the children at a place.
  ///
  /// - Parameters:
  ///   - place: The place of the children in the parent's state.
  ///   - canDismiss: Whether `dismiss` ends the child, and not a feature that it is part of.
  ///   - caches: Whether this sees every action of the store, and so tracks all work.
  init(place: NavigationPlace, canDismiss: Bool = false, caches: Bool) {
    self.place = place
    self.canDismiss = canDismiss
    mayHaveWork = !caches
  }

  // MARK: Running

  /// Returns a child of the current feature, with the path and the dependencies that it runs with.
  func child(_ id: ID) -> Child {
    let parent = DependencyValues._current
    if let latest, latest.parent.isCopy(of: parent), latest.id == id { return latest }
    let child = makeChild(id, of: parent)
    latest = child
    return child
  }

  private func makeChild(_ id: ID, of parent: DependencyValues) -> Child {
    let context = parent.featureContext
    let path = context.path.appending(NavigationID(place: place, id: AnyHashable(id)))
    var dependencies = parent
    dependencies.featureContext.path = path
    guard canDismiss else {
      return Child(id: id, path: path, dependencies: dependencies, parent: parent)
    }
    let features = context.cancellations?.features
    dependencies.dismiss.dismiss = { features?.dismissal(of: path)?() }
    let child = Child(id: id, path: path, dependencies: dependencies, parent: parent)
    child.isEntered = features?.dismissal(of: path) != nil
    return child
  }

  /// Returns an effect that registers the dismissal of a child with the store, once for a child.
  func enter<Action>(_ child: Child, dismissal: @autoclosure () -> Action) -> Effect<Action> {
    guard !child.isEntered else { return .none }
    child.isEntered = true
    mayHaveWork = true
    hasNewWork = true
    return Effect(operation: .enter(child.path, dismiss: dismissal()))
  }

  /// Attributes an effect to a child, so that it is cancelled when the child is removed.
  func attribute<Action>(_ effect: Effect<Action>, to child: Child) -> Effect<Action> {
    if case .none = effect.operation { return .none }
    mayHaveWork = true
    hasNewWork = true
    return Effect(operation: .feature(child.path, effect.operation))
  }

  // MARK: Leaving

  /// Returns an effect that ends the work of children that are no longer present.
  ///
  /// - Parameters:
  ///   - latest: The child that has just run, whose work is not registered with the store yet.
  ///   - isPresent: Whether a child is still present.
  func leave<Action>(_ latest: Child?, unless isPresent: (ID) -> Bool) -> Effect<Action> {
    guard mayHaveWork else { return .none }
    let context = FeatureContext.current
    var paths: [NavigationPath] = []
    if let latest, !isPresent(latest.id) { paths.append(latest.path) }
    for child in context.cancellations?.features.children(of: context.path, at: place) ?? [] {
      guard let id = child.id.base as? ID, id != latest?.id, !isPresent(id) else { continue }
      paths.append(context.path.appending(child))
    }
    if let kept = self.latest, paths.contains(kept.path) { self.latest = nil }
    return .merge(paths.map { Effect(operation: .leave($0)) })
  }

  /// Returns an effect that ends the work of children that are not in a list any more.
  ///
  /// All removed children count, not only those that left as this list's operator ran: a reducer
  /// before it may have removed some, and one after it may remove the feature that holds the list.
  ///
  /// - Parameters:
  ///   - latest: The child that has just run, whose work is not registered with the store yet.
  ///   - ids: The ids of the children that are present.
  ///   - isPresent: Whether an id is one of them.
  func leave<Action>(
    _ latest: Child?, ofAllBut ids: ContiguousArray<ID>, isPresent: (ID) -> Bool
  ) -> Effect<Action> {
    let isLatestPresent = latest.map { isPresent($0.id) } ?? true
    if isLatestPresent, present.contains(ids, at: FeatureContext.current.path) { return .none }
    return leave(latest, unless: isPresent)
  }

  /// Ends the work of children that are not in a list any more.
  ///
  /// - Parameters:
  ///   - site: The parent.
  ///   - ids: The ids of the children that are present.
  ///   - isDeep: Whether features below the children may have work.
  ///   - isPresent: Whether an id is one of those that are present.
  ///   - endWorkBelow: Ends the work of removed features below a child that is present.
  /// - Complexity: O(*n*) in the number of children with work, and in that of all children if those
  ///   have changed since the last call.
  func endWork(
    at site: FeatureSite, ofAllBut ids: ContiguousArray<ID>, isDeep: Bool,
    isPresent: (ID) -> Bool, endWorkBelow: (ID, FeatureSite) -> Void
  ) {
    let isSettled = present.update(ids, at: site.path) && !hasNewWork
    hasNewWork = false
    if isSettled, !isDeep { return }
    for child in site.features.children(of: site.path, at: place) {
      guard let id = child.id.base as? ID else { continue }
      let path = site.path.appending(child)
      if !isPresent(id) {
        if latest?.path == path { latest = nil }
        site.features.leave(path)
      } else if isDeep {
        endWorkBelow(id, FeatureSite(features: site.features, path: path))
      }
    }
  }

  /// Returns the site of a child of the feature at a site.
  func site(of id: ID, in site: FeatureSite) -> FeatureSite {
    FeatureSite(
      features: site.features,
      path: site.path.appending(NavigationID(place: place, id: AnyHashable(id))))
  }
}

/// The site of a feature: its path among the features of a root store.
struct FeatureSite {
  let features: FeatureTable
  let path: NavigationPath
}

/// The ids of the children of the feature at a path, when they were last updated.
private struct PresentChildren<ID: Hashable> {
  private var path: NavigationPath?
  private var ids: ContiguousArray<ID> = []

  /// Whether the stored ids and path are the given ones.
  func contains(_ ids: ContiguousArray<ID>, at path: NavigationPath) -> Bool {
    self.path == path && self.ids == ids
  }

  /// Stores the ids at a path, and returns whether they were stored already.
  mutating func update(_ ids: ContiguousArray<ID>, at path: NavigationPath) -> Bool {
    if contains(ids, at: path) { return true }
    self.path = path
    self.ids = ids
    return false
  }
}
