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

  /// The children that have started work since `endWork` was last called.
  private var newWork = NewWork<ID>()

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
    newWork.insert(child.id)
    return Effect(operation: .enter(child.path, dismiss: dismissal()))
  }

  /// Attributes an effect to a child, so that it is cancelled when the child is removed.
  func attribute<Action>(_ effect: Effect<Action>, to child: Child) -> Effect<Action> {
    if case .none = effect.operation { return .none }
    mayHaveWork = true
    newWork.insert(child.id)
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
    let children = context.cancellations.map { workers(in: $0.features, of: context.path) } ?? []
    return leave(latest, workers: children, unless: isPresent)
  }

  private func leave<Action>(
    _ latest: Child?, workers: [Worker], unless isPresent: (ID) -> Bool
  ) -> Effect<Action> {
    var paths: [NavigationPath] = []
    if let latest, !isPresent(latest.id) { paths.append(latest.path) }
    for worker in workers where worker.id != latest?.id && !isPresent(worker.id) {
      paths.append(worker.path)
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
    guard mayHaveWork else { return .none }
    let context = FeatureContext.current
    let isLatestPresent = latest.map { isPresent($0.id) } ?? true
    if isLatestPresent, present.contains(ids, at: context.path) { return .none }
    guard let features = context.cancellations?.features else {
      return leave(latest, workers: [], unless: isPresent)
    }
    let workers =
      suspects(in: features, of: context.path, with: ids)
      ?? workers(in: features, of: context.path)
    return leave(latest, workers: workers, unless: isPresent)
  }

  /// Ends the work of children that are not in a list any more.
  ///
  /// - Parameters:
  ///   - site: The parent.
  ///   - ids: The ids of the children that are present.
  ///   - isDeep: Whether features below the children may have work.
  ///   - isPresent: Whether an id is one of those that are present.
  ///   - endWorkBelow: Ends the work of removed features below a child that is present.
  /// - Complexity: O(*n*) in the number of children that have left or started work since the last call
  ///   for the parent, with a comparison of all ids if those have changed. In the number of all
  ///   children with work, if it is deep or the last call was for another parent.
  func endWork(
    at site: FeatureSite, ofAllBut ids: ContiguousArray<ID>, isDeep: Bool,
    isPresent: (ID) -> Bool, endWorkBelow: (ID, FeatureSite) -> Void
  ) {
    let suspects = isDeep ? nil : suspects(in: site.features, of: site.path, with: ids)
    present.update(ids, at: site.path)
    newWork.removeAll()
    for child in suspects ?? workers(in: site.features, of: site.path) {
      if !isPresent(child.id) {
        if latest?.path == child.path { latest = nil }
        site.features.leave(child.path)
      } else if isDeep {
        endWorkBelow(child.id, FeatureSite(features: site.features, path: child.path))
      }
    }
  }

  /// A child that has work in flight, or can dismiss itself.
  private typealias Worker = (id: ID, path: NavigationPath)

  /// Returns all children of a parent that have work.
  private func workers(in features: FeatureTable, of parent: NavigationPath) -> [Worker] {
    features.children(of: parent, at: place).compactMap { child in
      (child.id.base as? ID).map { ($0, parent.appending(child)) }
    }
  }

  /// Returns the children with work that may have left since the parent's were last updated.
  ///
  /// These are the ones that have left the list, and the ones with new work. The work of all others
  /// was ended before. Returns `nil` if the last update was for another parent.
  private func suspects(
    in features: FeatureTable, of parent: NavigationPath, with ids: ContiguousArray<ID>
  ) -> [Worker]? {
    guard let newIDs = newWork.ids, let absentIDs = present.ids(replacedBy: ids, at: parent)
    else { return nil }
    var workers: [Worker] = []
    for id in absentIDs { append(id) }
    for id in newIDs { append(id) }
    func append(_ id: ID) {
      let path = parent.appending(NavigationID(place: place, id: AnyHashable(id)))
      if features.hasFeature(at: path) { workers.append((id, path)) }
    }
    return workers
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

  /// Stores the ids at a path.
  mutating func update(_ ids: ContiguousArray<ID>, at path: NavigationPath) {
    if contains(ids, at: path) { return }
    self.path = path
    self.ids = ids
  }

  /// Returns the stored ids without those that new ones at the path start or end with as well.
  ///
  /// Returns `nil` if the stored ids are those at another path.
  func ids(
    replacedBy newIDs: ContiguousArray<ID>, at path: NavigationPath
  ) -> ContiguousArray<ID>.SubSequence? {
    guard self.path == path else { return nil }
    if ids == newIDs { return ids[..<0] }
    let limit = min(ids.count, newIDs.count)
    var start = 0
    while start < limit, ids[start] == newIDs[start] { start += 1 }
    var end = 0
    while end < limit - start, ids[ids.count - 1 - end] == newIDs[newIDs.count - 1 - end] {
      end += 1
    }
    return ids[start..<ids.count - end]
  }
}

/// The ids of children that have started work.
private struct NewWork<ID: Hashable> {
  private var known: [ID] = []
  private var isOverflowing = false

  /// The ids; `nil` if they are more than are kept.
  var ids: [ID]? { isOverflowing ? nil : known }

  mutating func insert(_ id: ID) {
    if isOverflowing || known.last == id { return }
    if known.count < 16 { known.append(id) } else { isOverflowing = true }
  }

  mutating func removeAll() {
    if known.isEmpty, !isOverflowing { return }
    known.removeAll(keepingCapacity: true)
    isOverflowing = false
  }
}
