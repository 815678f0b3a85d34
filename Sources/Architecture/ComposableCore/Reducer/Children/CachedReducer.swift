/// A reducer that is resolved when it first runs: the root's, or a child's.
///
/// Resolving that late lets a feature contain itself.
final class CachedReducer<Base: Reducer>: EngineReducer<Base.State, Base.Action> {
  private let base: Base
  private let caches: Bool
  // Unmanaged, or each action would retain it; `deinit` releases it.
  @exclusivity(unchecked) private var resolved: Unmanaged<Resolved>?

  override var pendingEdits: PendingEditFlush<Base.State>? {
    resolved?._withUnsafeGuaranteedRef(\.pendingEdits)
  }

  /// Creates a reducer that is not resolved yet.
  ///
  /// - Parameters:
  ///   - base: The feature.
  ///   - caches: Whether this lives as long as the store. If it is made to process one action only,
  ///     the feature is not resolved, because a resolved one expects to see every action.
  init(_ base: Base, caches: Bool = true) {
    self.base = base
    self.caches = caches
  }

  deinit {
    resolved?.release()
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    if let resolved { return resolved._withUnsafeGuaranteedRef { $0.run(&state, action) } }
    guard caches else { return base._reduce(into: &state, action: action) }
    let resolved = Resolved(base._resolve())
    self.resolved = .passRetained(resolved)
    return resolved.run(&state, action)
  }

  override func run(
    _ state: inout Base.State, _ action: Base.Action, _ origin: ActionOrigin
  ) -> Effect<Base.Action> {
    run(&state, action)
  }

  /// Whether lists in the child's state may have pending edits.
  var needsFlush: Bool { pendingEdits?.needsFlush ?? false }

  /// Flushes the pending edits of lists in the child's state.
  func flushPendingEdits(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    pendingEdits?.flush(&state, &releases)
  }

  /// Whether a feature in the child may have work in flight.
  var mayHaveWork: Bool { pendingEdits?.mayHaveWork ?? false }

  /// Ends the work of features in the child that are not in its state any more.
  func endWorkOfAbsentChildren(of state: inout Base.State, at site: FeatureSite) {
    if let pendingEdits, pendingEdits.mayHaveWork {
      pendingEdits.endWorkOfAbsentChildren(of: &state, at: site)
    }
  }

  /// The resolved feature.
  private final class Resolved {
    let run: _ResolvedReducer<Base.State, Base.Action>.Function
    let pendingEdits: PendingEditFlush<Base.State>?

    init(_ reducer: _ResolvedReducer<Base.State, Base.Action>) {
      run = reducer.run
      pendingEdits = reducer.pendingEdits
    }
  }
}
