import OrderedCollections

/// The child features that one operator runs: what each runs with, and what is left of them.
///
/// What the last child ran with is kept, since the next action most often is for the same child.
final class ChildFeatures<ID: Hashable> {
  /// A child while it is there.
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

  /// Whether a child may have work in flight, or may be waiting to be dismissed.
  @exclusivity(unchecked) private(set) var mayHaveWork: Bool

  /// Whether a child has started work since the work of those that are gone was last ended.
  @exclusivity(unchecked) private var hasNewWork = false

  private let place: NavigationPlace
  private let canDismiss: Bool
  @exclusivity(unchecked) private var latest: Child?

  /// The children that were there when the work of those that were not was last ended.
  @exclusivity(unchecked) private var present = PresentChildren<ID>()

  /// Creates a context for the children that live at a place.
  ///
  /// - Parameters:
  ///   - place: Where in the parent's state the children are.
  ///   - canDismiss: Whether `dismiss` ends the child, and not a feature that it is part of.
  ///   - caches: Whether this sees every action of the store, so that it knows of all work.
  init(place: NavigationPlace, canDismiss: Bool = false, caches: Bool) {
    self.place = place
    self.canDismiss = canDismiss
    mayHaveWork = !caches
  }

  // MARK: Running

  /// Returns what a child of the feature that runs now is to run with.
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

  /// Returns an effect that tells the store how a child is dismissed, if it has not been told.
  func enter<Action>(_ child: Child, dismissal: @autoclosure () -> Action) -> Effect<Action> {
    guard !child.isEntered else { return .none }
    child.isEntered = true
    mayHaveWork = true
    hasNewWork = true
    return Effect(operation: .enter(child.path, dismiss: dismissal()))
  }

  /// Makes the effects of a child end when it goes away.
  func attribute<Action>(_ effect: Effect<Action>, to child: Child) -> Effect<Action> {
    if case .none = effect.operation { return .none }
    mayHaveWork = true
    hasNewWork = true
    return Effect(operation: .feature(child.path, effect.operation))
  }

  // MARK: Leaving

  /// Returns an effect that ends the work of children that are no longer there.
  ///
  /// - Parameters:
  ///   - latest: The child that has just run, whose work the store does not know of yet.
  ///   - isPresent: Whether a child is still there.
  func leave<Action>(
    _ latest: Child?, unless isPresent: (ID) -> Bool
  ) -> Effect<Action> {
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
  /// Not only those that left as this list's operator ran: a reducer before it may have removed some,
  /// and one after it may remove the feature that the list is in, so that nobody looks into it later.
  ///
  /// - Parameters:
  ///   - latest: The child that has just run, whose work the store does not know of yet.
  ///   - ids: The ids of the children that are there.
  func leave<Action>(_ latest: Child?, ofAllBut ids: OrderedSet<ID>) -> Effect<Action> {
    let isLatestPresent = latest.map { ids.contains($0.id) } ?? true
    if isLatestPresent, present.contains(ids, at: FeatureContext.current.path) { return .none }
    return leave(latest, unless: ids.contains)
  }

  /// Ends the work of children that are not in a list any more.
  ///
  /// - Parameters:
  ///   - site: The parent.
  ///   - ids: The ids of the children that are there.
  ///   - isDeep: Whether features below the children may have work.
  ///   - endWorkBelow: Ends the work of features that are not there any more in a child that is.
  /// - Complexity: O(*n*) in the number of children with work, and in that of all children if those
  ///   are others than last time.
  func endWork(
    at site: FeatureSite, ofAllBut ids: OrderedSet<ID>, isDeep: Bool,
    endWorkBelow: (ID, FeatureSite) -> Void
  ) {
    let isSettled = present.update(ids, at: site.path) && !hasNewWork
    hasNewWork = false
    if isSettled, !isDeep { return }
    for child in site.features.children(of: site.path, at: place) {
      guard let id = child.id.base as? ID else { continue }
      let path = site.path.appending(child)
      if !ids.contains(id) {
        if latest?.path == path { latest = nil }
        site.features.leave(path)
      } else if isDeep {
        endWorkBelow(id, FeatureSite(features: site.features, path: path))
      }
    }
  }

  /// Where a child of the feature at a place is.
  func site(of id: ID, in site: FeatureSite) -> FeatureSite {
    FeatureSite(
      features: site.features,
      path: site.path.appending(NavigationID(place: place, id: AnyHashable(id))))
  }
}

/// Where in the features of a root store a feature is.
struct FeatureSite {
  let features: FeatureTable
  let path: NavigationPath
}

/// The children of the feature at a path that were there at some time.
private struct PresentChildren<ID: Hashable> {
  private var path: NavigationPath?
  private var ids: OrderedSet<ID> = []

  /// Whether the ids noted last are these, at this path.
  func contains(_ ids: OrderedSet<ID>, at path: NavigationPath) -> Bool {
    self.path == path && self.ids == ids
  }

  /// Notes the ids at a path, and returns whether they are those that are noted already.
  mutating func update(_ ids: OrderedSet<ID>, at path: NavigationPath) -> Bool {
    if contains(ids, at: path) { return true }
    self.path = path
    self.ids = ids
    return false
  }
}
