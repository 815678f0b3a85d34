#if canImport(os)
import os
#endif

extension Reducer {
  #if canImport(os)
  /// Emits signpost intervals for the reducer's actions and their effects.
  ///
  /// Instruments shows the intervals.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in
  ///     state.isSearching = action.is(\.queryChanged)
  ///     return .none
  ///   }
  ///   .signpost("Search")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text of every interval.
  ///   - log: The log that gets the signposts.
  /// - Returns: The reducer, with signposts.
  @warn_unqualified_access
  public func signpost(
    _ prefix: String = "",
    log: OSLog = OSLog(subsystem: "composable-everywhere", category: "Reducer")
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, signposter: Signposter(prefix: prefix, log: log))
  }
  #else
  /// Has no effect: the system has no signposts.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in
  ///     state.isSearching = action.is(\.queryChanged)
  ///     return .none
  ///   }
  ///   .signpost("Search")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text of every interval, on systems with signposts.
  ///   - log: The log that gets the signposts, on systems with signposts.
  /// - Returns: The reducer.
  @warn_unqualified_access
  public func signpost(_ prefix: String = "", log: OSLog = .default) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, signposter: Signposter())
  }
  #endif
}

/// A reducer that emits signposts for its actions and effects.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let signposter: Signposter

  init(base: Base, signposter: Signposter) {
    self.base = base
    self.signposter = signposter
  }

  /// Runs the reducer, and emits signposts for the action and its effects.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    run(&state, action) { base._reduce(into: &$0, action: $1) }
  }

  /// Resolves the reducer.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    guard Signposter.isSupported else { return base._resolve() }
    let resolved = base._resolve()
    return _ResolvedReducer({ run(&$0, $1, by: resolved.run) }, pendingEdits: resolved.pendingEdits)
  }

  private func run(
    _ state: inout Base.State,
    _ action: Base.Action,
    by reduce: (inout Base.State, Base.Action) -> Effect<Base.Action>
  ) -> Effect<Base.Action> {
    guard signposter.isEnabled else { return reduce(&state, action) }
    let name = debugCaseOutput(action)
    let effect = signposter.mark("Action", name) { reduce(&state, action) }
    return effect.signposted(signposter, name)
  }
}

extension Effect {
  fileprivate func signposted(_ signposter: Signposter, _ name: String) -> Self {
    let operation = operation.mapLeaves { leaf in
      guard case .run(let run) = leaf else { return leaf }
      return .run(
        run.with { (isolation: isolated (any Actor)?, send) in
          await signposter.mark("Effect", name) {
            await run.operation(isolation, send)
          }
        })
    }
    return Self(operation: operation)
  }
}
