#if canImport(os)
import os
#endif

extension Reducer {
  #if canImport(os)
  /// Marks the actions that the reducer receives, and the lives of their effects.
  ///
  /// Instruments shows the marks.
  ///
  /// - Parameters:
  ///   - prefix: Begins the name of every mark.
  ///   - log: Where to write the marks.
  /// - Returns: The reducer, with its actions marked.
  @warn_unqualified_access
  public func signpost(
    _ prefix: String = "",
    log: OSLog = OSLog(subsystem: "composable-everywhere", category: "Reducer")
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, signposter: Signposter(prefix: prefix, log: log))
  }
  #else
  /// Returns the reducer as it is: the system has no signposts.
  ///
  /// - Parameters:
  ///   - prefix: Begins the name of every mark, on systems that have them.
  ///   - log: The log that gets the marks, on systems that have them.
  /// - Returns: The reducer.
  @warn_unqualified_access
  public func signpost(
    _ prefix: String = "", log: OSLog = .default
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, signposter: Signposter())
  }
  #endif
}

/// A reducer whose actions and effects are marked for instruments.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let signposter: Signposter

  init(base: Base, signposter: Signposter) {
    self.base = base
    self.signposter = signposter
  }

  /// Runs the reducer and marks what it does.
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
        RunEffect(
          priority: run.priority, name: run.name, location: run.location,
          isBackground: run.isBackground
        ) { send in
          await signposter.mark("Effect", name) { await run.operation(send) }
        })
    }
    return Self(operation: operation)
  }
}
