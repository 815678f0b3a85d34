extension Engine {
  /// Creates the engine of a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; made with the given dependencies in force.
  ///   - reducer: The feature; made with the given dependencies in force.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects.
  ///   - owner: The actor that the engine is isolated to.
  static func root(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)?,
    owner: EngineOwner
  ) -> Engine {
    let (state, reducer, dependencies) = withDependencies(prepareDependencies ?? { _ in }) {
      (initialState(), CachedReducer(reducer()), DependencyValues._current)
    }
    return Engine(
      initialState: state, dependencies: dependencies, owner: owner,
      pendingEdits: { reducer.pendingEdits },
      reduce: { state, action, _ in reducer.run(&state, action) })
  }
}
