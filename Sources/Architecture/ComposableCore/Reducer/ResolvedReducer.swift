/// A reducer as a store runs it: a function, with every `body` below it evaluated once.
public struct _ResolvedReducer<State, Action> {
  typealias Function = (inout State, Action) -> Effect<Action>

  /// Runs the reducer.
  let run: Function

  /// The flush of pending edits to run after a turn, if there is one.
  let pendingEdits: PendingEditFlush<State>?

  /// The reducers to run one after the other, if there are several.
  private let parts: [Self]?

  /// Creates a resolved reducer from a function.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.init(run, pendingEdits: nil)
  }

  /// Creates a resolved reducer from a function, and the flush to run after a turn.
  init(_ run: @escaping Function, pendingEdits: PendingEditFlush<State>?) {
    self.run = run
    self.pendingEdits = pendingEdits
    parts = nil
  }

  /// Creates a resolved reducer that runs others one after the other.
  ///
  /// They are flattened into one list, so that a long body does not need a deep stack.
  init(sequence: [Self]) {
    let parts = sequence.flatMap { $0.parts ?? [$0] }
    self.parts = parts
    // A list of objects: an array of functions makes the runtime look up their type at each turn.
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

/// Flushes pending edits of lists and ends the work of absent children, at the end of a turn.
class PendingEditFlush<State> {
  /// Whether lists in the state may have pending edits.
  var needsFlush: Bool { false }

  /// Flushes the pending edits of lists in the state, once the old state is released.
  ///
  /// A list that shares its elements with the old state stores a changed element as a pending edit;
  /// see `IdentifiedArray.withMutableElement`. Objects that are taken out of the state are added to
  /// `releases`, to be released once this is done.
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

  // Not by `map`, for which the runtime would have to look up the types.
  private var unmanagedNext: Unmanaged<ReducerLink>? {
    if let next { .passUnretained(next) } else { nil }
  }

  /// Runs this reducer and those after it, and merges their effects.
  func runAll(_ state: inout State, _ action: Action) -> Effect<Action> {
    var effect = run(&state, action)
    // Unmanaged: each link retains the next, and the caller retains the first.
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
/// Resolving that late lets a feature contain itself.
final class CachedReducer<Base: Reducer> {
  private let base: Base
  private let caches: Bool
  // Not as one value: copying that for each action is slow, as are checks for overlapping access.
  @exclusivity(unchecked) private var function: _ResolvedReducer<Base.State, Base.Action>.Function?

  /// The flush of pending edits to run after a turn, if there is one.
  @exclusivity(unchecked) private(set) var pendingEdits: PendingEditFlush<Base.State>?

  /// Creates a lazy reducer.
  ///
  /// - Parameters:
  ///   - base: The child.
  ///   - caches: Whether this lives as long as the store. If it is made to process one action only,
  ///     the child is not resolved, because a resolved child expects to see every action.
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

  /// Whether lists in the child's state may have pending edits.
  var needsFlush: Bool { pendingEdits?.needsFlush ?? false }

  /// Flushes the pending edits of lists in the child's state.
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
