extension Engine {
  /// Creates the engine of a root store.
  ///
  /// - Parameters:
  ///   - initialState: Makes the state to start from, with the given dependencies in force.
  ///   - reducer: Makes the feature, with the given dependencies in force.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects.
  ///   - owner: The actor that the engine is isolated to.
  static func root(
    initialState: () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)?,
    owner: EngineOwner
  ) -> Engine {
    // Not the result of the functions below, for which the runtime would look up its type.
    var engine: Engine?
    func makeEngine() {
      engine = Engine(
        initialState: initialState(), dependencies: DependencyValues._current, owner: owner,
        reducer: CachedReducer(reducer()))
    }
    if let prepareDependencies {
      withDependencies(prepareDependencies, operation: makeEngine)
    } else {
      DependencyValues.withoutUpdate(operation: makeEngine)
    }
    return engine!
  }
}
