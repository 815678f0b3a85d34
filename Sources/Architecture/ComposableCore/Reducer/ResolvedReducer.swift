/// A reducer as a store runs it: a function, with every `body` below it evaluated once.
public struct _ResolvedReducer<State, Action> {
  typealias Function = (inout State, Action) -> Effect<Action>

  /// Runs the reducer.
  let run: Function

  /// What has to be done after a turn, if there is anything.
  let pendingEdits: PendingEditFlush<State>?

  /// The reducers to run one after the other, if there are several.
  private let parts: [Self]?

  /// Creates a resolved reducer from what it runs.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.init(run, pendingEdits: nil)
  }

  /// Creates a resolved reducer from what it runs, and what there is to do after a turn.
  init(_ run: @escaping Function, pendingEdits: PendingEditFlush<State>?) {
    self.run = run
    self.pendingEdits = pendingEdits
    parts = nil
  }

  /// Creates a resolved reducer that runs others one after the other.
  ///
  /// They are put in one list, so that a long body does not make for a deep stack.
  init(sequence: [Self]) {
    let parts = sequence.flatMap { $0.parts ?? [$0] }
    self.parts = parts
    // A list of objects: an array of functions has the runtime look for their type at each turn.
    let first = parts.reversed().reduce(nil) { ReducerLink($1.run, next: $0) }
    if let first {
      run = { first.runAll(&$0, $1) }
    } else {
      run = { _, _ in .none }
    }
    pendingEdits = parts.reversed().reduce(nil) { next, part in
      guard let pendingEdits = part.pendingEdits else { return next }
      guard let next else { return pendingEdits }
      return PendingEditFlushPair(pendingEdits, then: next)
    }
  }
}

/// What reducers have to do at the end of a turn, once the state is assigned.
class PendingEditFlush<State> {
  /// Whether something was left aside in the state.
  var needsFlush: Bool { false }

  /// Puts in order what was left aside in the state, once nobody holds the state from before.
  ///
  /// A list whose elements are shared with the state from before keeps the one that has changed aside;
  /// see `IdentifiedArray.withMutableElement`. What is taken out of the state is left over, to be
  /// released once this is done.
  func run(_ state: inout State, _ releases: inout DeferredReleases) {}

  /// Whether a child may have work in flight.
  var mayHaveWork: Bool { false }

  /// Ends the work of children that are not in the state any more, whichever reducer removed them.
  func endWorkOfAbsentChildren(of state: inout State, at site: FeatureSite) {}
}

/// Two flushes, one after the other.
private final class PendingEditFlushPair<State>: PendingEditFlush<State> {
  private let first: PendingEditFlush<State>
  private let second: PendingEditFlush<State>

  init(_ first: PendingEditFlush<State>, then second: PendingEditFlush<State>) {
    self.first = first
    self.second = second
  }

  override var needsFlush: Bool { first.needsFlush || second.needsFlush }

  override func run(_ state: inout State, _ releases: inout DeferredReleases) {
    if first.needsFlush { first.run(&state, &releases) }
    if second.needsFlush { second.run(&state, &releases) }
  }

  override var mayHaveWork: Bool { first.mayHaveWork || second.mayHaveWork }

  override func endWorkOfAbsentChildren(of state: inout State, at site: FeatureSite) {
    if first.mayHaveWork { first.endWorkOfAbsentChildren(of: &state, at: site) }
    if second.mayHaveWork { second.endWorkOfAbsentChildren(of: &state, at: site) }
  }
}

private final class ReducerLink<State, Action> {
  private let run: (inout State, Action) -> Effect<Action>
  private let next: ReducerLink?

  init(_ run: @escaping (inout State, Action) -> Effect<Action>, next: ReducerLink?) {
    self.run = run
    self.next = next
  }

  // Not by `map`, for which the runtime would have to look for the types.
  private var unmanagedNext: Unmanaged<ReducerLink>? {
    if let next { .passUnretained(next) } else { nil }
  }

  /// Runs this reducer and those after it, and merges their effects.
  func runAll(_ state: inout State, _ action: Action) -> Effect<Action> {
    var effect = run(&state, action)
    // Unmanaged: each link keeps the next, and the first is kept by the caller.
    var link = unmanagedNext
    while let current = link {
      current._withUnsafeGuaranteedRef { current in
        let other = current.run(&state, action)
        link = current.unmanagedNext
        if case .none = other.operation { return }
        effect = effect.merge(with: other)
      }
    }
    return effect
  }
}

/// A child reducer that is resolved when it first runs.
///
/// Waiting until then is what lets a feature contain itself.
final class CachedReducer<Base: Reducer> {
  private let base: Base
  private let caches: Bool
  // Not as one value: copying that for each action takes a while, as do checks for overlapping access.
  @exclusivity(unchecked) private var function: _ResolvedReducer<Base.State, Base.Action>.Function?

  /// What has to be done after a turn, if there is anything.
  @exclusivity(unchecked) private(set) var pendingEdits: PendingEditFlush<Base.State>?

  /// Creates a lazy reducer.
  ///
  /// - Parameters:
  ///   - base: The child.
  ///   - caches: Whether this lives as long as the store. If it was only made to process one
  ///     action, the child is not resolved, for it would take itself to see every action.
  init(_ base: Base, caches: Bool = true) {
    self.base = base
    self.caches = caches
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    if let function { return function(&state, action) }
    guard caches else { return base._reduce(into: &state, action: action) }
    let resolved = base._resolve()
    function = resolved.run
    pendingEdits = resolved.pendingEdits
    return resolved.run(&state, action)
  }

  /// Whether there is anything to put in order in the child's state.
  var needsFlush: Bool { pendingEdits?.needsFlush ?? false }

  /// Puts in order what running has left aside in the child's state.
  func flushPendingEdits(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    pendingEdits?.run(&state, &releases)
  }

  /// Whether a feature in the child may have work in flight.
  var mayHaveWork: Bool { pendingEdits?.mayHaveWork ?? false }

  /// Ends the work of features in the child that are not in its state any more.
  func endWorkOfAbsentChildren(of state: inout Base.State, at site: FeatureSite) {
    if let pendingEdits, pendingEdits.mayHaveWork {
      pendingEdits.endWorkOfAbsentChildren(of: &state, at: site)
    }
  }
}
